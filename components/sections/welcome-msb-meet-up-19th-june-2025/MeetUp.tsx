import { ClosedRegistrationForm } from '#components/forms/ClosedRegistrationForm.tsx';
import { Panel } from '#components/forms/Panel.tsx';
import { Columns } from '#components/layout/Columns.tsx';
import { Section } from '#components/layout/Section.tsx';
import { Prose } from '#components/prose/Prose.tsx';
import { VideoFacade } from '#components/sections/media/VideoFacade.tsx';
import type { TileVideo } from '#components/sections/media/VideoTile.tsx';
import { Badge } from '#components/ui/Badge.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { LedgerCards } from '#components/ui/cards/LedgerCards.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import { Remark } from '#components/ui/Remark.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import type { RegistrationForm } from '#content/forms/registration.ts';
import type { WelcomeMeet } from '#content/pages/welcome-msb-meet-up-19th-june-2025.ts';
import type { Picture as PictureData } from '#content/pictures.ts';
import type { VideoWords } from '#content/site/media-words.ts';
import styles from './MeetUp.module.css';
import { Programme } from './Programme.tsx';
import { VenueMap } from './VenueMap.tsx';

type Film = Omit<TileVideo, 'description'> & { title: string };
type Photo = { href: string; name: string; picture: PictureData };

type MeetReportProps = {
  report: NonNullable<WelcomeMeet['report']>;
  film: Film | undefined;
  photos: Photo[];
  videoWords: VideoWords;
};

/**
 * The report of a past meeting: what is known of it, its film, and some of its pictures, each a
 * link to the gallery.
 */
function MeetReport({ report, film, photos, videoWords }: MeetReportProps) {
  const { badge, heading, body, account, sample, pictures } = report;
  return (
    <Section id="report" top="close">
      <Columns split="halves">
        <div className={styles.report}>
          <Badge>{badge}</Badge>
          <h2>{heading}</h2>
          <Prose markdown={body} />
          {account?.sample ? <Remark tag={sample}>{account.text}</Remark> : account && <p>{account.text}</p>}
          {photos.length > 0 && <TextLink {...pictures} />}
        </div>
        {film && (
          <VideoFacade {...film} description={film.title} words={videoWords} sizes="(min-width: 62em) 40rem, 100vw" />
        )}
      </Columns>
      {photos.length > 0 && (
        <div className={styles.photos}>
          {photos.map(({ href, name, picture }) => (
            <a key={href} href={href}>
              <Picture picture={picture} alt={name} sizes="(min-width: 62em) 20rem, 50vw" />
            </a>
          ))}
        </div>
      )}
    </Section>
  );
}

/**
 * What the invitation said: the reasons to attend, the special guest and what members were asked.
 */
function Invitation({ heading, text, reasons, guest, request }: WelcomeMeet['invitation']) {
  return (
    <Section id="why-attend" tone="tint" top="close">
      <h2>{heading}</h2>
      <p className={styles.introduction}>{text}</p>
      <LedgerCards cells={reasons} />
      <div className={styles.asked} id="special-guest">
        {[guest, request].map(({ heading, body }) => (
          <div key={heading}>
            <h3>{heading}</h3>
            <Prose markdown={body} />
          </div>
        ))}
      </div>
    </Section>
  );
}

type RsvpProps = { rsvp: WelcomeMeet['rsvp']; form: RegistrationForm };

/**
 * The closed reply form of the invitation, and a link to the membership page (specification 2.13).
 */
export function Rsvp({ rsvp: { heading, text, join }, form }: RsvpProps) {
  return (
    <section className={styles.rsvp} id="rsvp" aria-labelledby="rsvp-heading">
      <h2 id="rsvp-heading">{heading}</h2>
      <p className={styles.introduction}>{text}</p>
      <Panel>
        <ClosedRegistrationForm {...form} />
      </Panel>
      <p className={styles.join}>
        <ButtonLink {...join} />
      </p>
    </section>
  );
}

type Props = {
  meet: WelcomeMeet;
  /** Its film, its pictures and its speakers, as far as they are shown. */
  film: Film | undefined;
  photos: Photo[];
  people: WelcomeMeet['speakers']['people'];
  /** Left out where the meeting does not take place. */
  form: RegistrationForm | undefined;
  videoWords: VideoWords;
};

/**
 * A meeting: the report once it is over, then what the invitation said, with its closed reply form
 * (specification 2.15).
 */
export function MeetUp({ meet, film, photos, people, form, videoWords }: Props) {
  const { report, speakers, invitation, schedule, venue, rsvp } = meet;
  return (
    <>
      {report && <MeetReport report={report} film={film} photos={photos} videoWords={videoWords} />}
      <Programme schedule={schedule} speakers={{ ...speakers, people }} />
      <Invitation {...invitation} />
      <Section top="close">
        <Columns split="halves">
          {form && <Rsvp rsvp={rsvp} form={form} />}
          {venue && <VenueMap venue={venue} />}
        </Columns>
      </Section>
    </>
  );
}
