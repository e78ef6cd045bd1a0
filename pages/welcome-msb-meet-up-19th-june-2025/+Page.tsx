import { PageHead } from '#components/layout/PageHead.tsx';
import { HeadFacts } from '#components/sections/event-details/HeadFacts.tsx';
import { MeetUp } from '#components/sections/welcome-meet/MeetUp.tsx';
import { picture } from '#content/collections/pictures.ts';
import { videoWords } from '#content/collections/videos.ts';
import { rsvpForm } from '#content/forms/registration.ts';
import { welcomeMeet } from '#content/pages/welcome-msb-meet-up-19th-june-2025.ts';
import { breadcrumbs } from '#content/site/breadcrumbs.ts';

export default function Page() {
  const { title, crumb, lead, facts, calendar } = welcomeMeet;
  const { label, home, whatsHappening, events } = breadcrumbs;
  const breadcrumb = { label, trail: [home, whatsHappening, events], current: crumb };
  return (
    <main id="main" data-ink="fifty" data-search-kind="event" data-behaviour="hashHighlight">
      <PageHead rosette="calendar" breadcrumb={breadcrumb} title={title} long lead={lead}>
        <HeadFacts facts={facts} calendar={calendar} />
      </PageHead>
      <MeetUp meet={welcomeMeet} form={rsvpForm} videoWords={videoWords} pictureOf={picture} />
    </main>
  );
}
