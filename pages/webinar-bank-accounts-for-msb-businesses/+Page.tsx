import { PageHead } from '#components/page/PageHead.tsx';
import { WebinarAnnouncement } from '#components/webinar/WebinarAnnouncement.tsx';
import { breadcrumbs } from '#content/breadcrumbs.ts';
import { eventDetails } from '#content/event-details.ts';
import { picture } from '#content/pictures.ts';
import { webinarDetail } from '#content/webinars.ts';

export default function Page() {
  const { title, crumb, lead, speaker } = webinarDetail;
  const { label, home, whatsHappening, events } = breadcrumbs;
  return (
    <main id="main" data-ink="fifty" data-search-kind="event">
      <PageHead
        rosette="calendar"
        breadcrumb={{ label, trail: [home, whatsHappening, events], current: crumb }}
        title={title}
        long
        lead={lead}
      />
      <WebinarAnnouncement webinar={webinarDetail} labels={eventDetails.labels} portrait={picture(speaker.picture)} />
    </main>
  );
}
