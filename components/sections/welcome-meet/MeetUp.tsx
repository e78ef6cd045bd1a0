import { Container } from '#components/layout/Container.tsx';
import { Microtext } from '#components/ornament/Microtext.tsx';
import { VideoFacade } from '#components/sections/media/VideoFacade.tsx';
import type { VideoWords } from '#content/collections/videos.ts';
import type { RegistrationForm } from '#content/forms/registration.ts';
import type { WelcomeMeet } from '#content/pages/welcome-msb-meet-up-19th-june-2025.ts';
import { Invitation } from './Invitation.tsx';
import { MeetReport } from './MeetReport.tsx';
import { Programme } from './Programme.tsx';
import { Rsvp } from './Rsvp.tsx';
import { Speakers } from './Speakers.tsx';
import { VenueMap } from './VenueMap.tsx';

type Props = {
  meet: WelcomeMeet;
  /** Left out where the meeting does not take place. */
  form: RegistrationForm | undefined;
  videoWords: VideoWords;
};

/** A past meeting: the report, then the invitation as it was sent, with its closed reply form (specification 2.15). */
export function MeetUp({ meet, form, videoWords }: Props) {
  const { report, speakers, invitation, guest, schedule, venue, rsvp } = meet;
  const { youtubeId, title, poster } = report.video;
  const film = { youtubeId, description: title, poster };
  return (
    <>
      <MeetReport
        report={report}
        video={<VideoFacade {...film} words={videoWords} sizes="(min-width: 992px) 40rem, 100vw" />}
      />
      <Speakers speakers={speakers} />
      <Container>
        <Microtext />
      </Container>
      <Invitation invitation={invitation} />
      <Programme guest={guest} schedule={schedule} />
      <VenueMap venue={venue} />
      {form && <Rsvp rsvp={rsvp} form={form} />}
    </>
  );
}
