import { Container } from '#components/layout/Container.tsx';
import { Microtext } from '#components/ornament/Microtext.tsx';
import { VideoFacade } from '#components/sections/media/VideoFacade.tsx';
import type { TileVideo } from '#components/sections/media/VideoTile.tsx';
import type { VideoWords } from '#content/collections/videos.ts';
import type { RegistrationForm } from '#content/forms/registration.ts';
import type { WelcomeMeet } from '#content/pages/welcome-msb-meet-up-19th-june-2025.ts';
import { Invitation } from './Invitation.tsx';
import { MeetReport } from './MeetReport.tsx';
import { Programme } from './Programme.tsx';
import { Rsvp } from './Rsvp.tsx';
import { VenueMap } from './VenueMap.tsx';

type Props = {
  meet: WelcomeMeet;
  /** Its film and its speakers, as far as they are shown. */
  film: (Omit<TileVideo, 'description'> & { title: string }) | undefined;
  people: WelcomeMeet['speakers']['people'];
  /** Left out where the meeting does not take place. */
  form: RegistrationForm | undefined;
  videoWords: VideoWords;
};

/** A past meeting: the report, then the invitation as it was sent, with its closed reply form (specification 2.15). */
export function MeetUp({ meet, film, people, form, videoWords }: Props) {
  const { report, speakers, invitation, guest, schedule, venue, rsvp } = meet;
  return (
    <>
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
      <Programme schedule={schedule} speakers={{ ...speakers, people }} />
      <Container>
        <Microtext />
      </Container>
      <Invitation invitation={invitation} guest={guest} />
      {venue && <VenueMap venue={venue} />}
      {form && <Rsvp rsvp={rsvp} form={form} />}
    </>
  );
}
