import { HeadFacts } from '#components/event/HeadFacts.tsx';
import { MeetUp } from '#components/meet/MeetUp.tsx';
import { PageHead } from '#components/page/PageHead.tsx';
import { breadcrumbs } from '#content/breadcrumbs.ts';
import { picture } from '#content/pictures.ts';
import { rsvpForm } from '#content/registration.ts';
import { videoWords } from '#content/videos.ts';
import { welcomeMeet } from '#content/welcome-meet.ts';

export default function Page() {
  const { title, crumb, lead, facts, calendar } = welcomeMeet;
  const { label, home, whatsHappening, events } = breadcrumbs;
  const breadcrumb = { label, trail: [home, whatsHappening, events], current: crumb };
  return (
    <main id="main" data-ink="fifty" data-search-kind="event" data-hash-highlight="">
      <PageHead rosette="calendar" breadcrumb={breadcrumb} title={title} long lead={lead}>
        <HeadFacts facts={facts} calendar={calendar} />
      </PageHead>
      <MeetUp meet={welcomeMeet} form={rsvpForm} videoWords={videoWords} pictureOf={picture} />
    </main>
  );
}
