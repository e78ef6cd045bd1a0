import type { ReactNode } from 'react';
import { Columns } from '#components/layout/Columns.tsx';
import { Section } from '#components/layout/Section.tsx';
import { Prose } from '#components/prose/Prose.tsx';
import { VideoFacade } from '#components/sections/media/VideoFacade.tsx';
import type { TileVideo } from '#components/sections/media/VideoTile.tsx';
import { Badge } from '#components/ui/Badge.tsx';
import { CardGrid } from '#components/ui/cards/CardGrid.tsx';
import { LedgerCard } from '#components/ui/cards/LedgerCard.tsx';
import { FactsStrip } from '#components/ui/lists/FactsStrip.tsx';
import type { VideoWords } from '#content/collections/videos.ts';
import type { RegistrationForm } from '#content/forms/registration.ts';
import type { WelcomeMeet } from '#content/pages/welcome-msb-meet-up-19th-june-2025.ts';
import styles from './MeetUp.module.css';
import { Programme } from './Programme.tsx';
import { Rsvp } from './Rsvp.tsx';
import { VenueMap } from './VenueMap.tsx';

type MeetReportProps = {
  report: NonNullable<WelcomeMeet['report']>;
  /** The evening's video. */
  video: ReactNode;
};

/** The report of a past meeting: text, figures and video. */
function MeetReport({ report: { badge, heading, body, figures }, video }: MeetReportProps) {
  return (
    <Section id="report" top="close">
      <Columns split="halves">
        <div className={styles.report}>
          <Badge>{badge}</Badge>
          <h2>{heading}</h2>
          <Prose markdown={body} />
          <FactsStrip facts={figures} />
        </div>
        <div className={styles.video}>{video}</div>
      </Columns>
    </Section>
  );
}

type InvitationProps = Pick<WelcomeMeet, 'invitation' | 'guest'>;

/** What the invitation said: the reasons to attend, the special guest and what members were asked. */
function Invitation({ invitation: { heading, text, reasons }, guest }: InvitationProps) {
  return (
    <Section id="why-attend" top="close">
      <h2>{heading}</h2>
      <p className={styles.introduction}>{text}</p>
      <CardGrid columns={4}>
        {reasons.map(({ title, text }) => (
          <LedgerCard key={title} title={title} text={text} />
        ))}
      </CardGrid>
      <section className={styles.guest} id="special-guest" aria-labelledby="guest-heading">
        <h3 id="guest-heading">{guest.heading}</h3>
        <Prose markdown={guest.body} />
      </section>
    </Section>
  );
}

type Props = {
  meet: WelcomeMeet;
  /** Its film and its speakers, as far as they are shown. */
  film: (Omit<TileVideo, 'description'> & { title: string }) | undefined;
  people: WelcomeMeet['speakers']['people'];
  /** Left out where the meeting does not take place. */
  form: RegistrationForm | undefined;
  videoWords: VideoWords;
};

/** A meeting: the report once it is over, then the invitation as it was sent, with its closed reply form (specification 2.15). */
export function MeetUp({ meet, film, people, form, videoWords }: Props) {
  const { report, speakers, invitation, guest, schedule, venue, rsvp } = meet;
  return (
    <>
      {report && (
        <MeetReport
          report={report}
          video={
            film && (
              <VideoFacade
                {...film}
                description={film.title}
                words={videoWords}
                sizes="(min-width: 62em) 40rem, 100vw"
              />
            )
          }
        />
      )}
      <Programme schedule={schedule} speakers={{ ...speakers, people }} />
      <Invitation invitation={invitation} guest={guest} />
      {venue && <VenueMap venue={venue} />}
      {form && <Rsvp rsvp={rsvp} form={form} />}
    </>
  );
}
