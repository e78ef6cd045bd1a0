import { PageHead } from '#components/layout/PageHead.tsx';
import { WebinarAnnouncement } from '#components/sections/webinars/WebinarAnnouncement.tsx';
import { picture } from '#content/collections/pictures.ts';
import { webinarDetail } from '#content/pages/webinar-bank-accounts-for-msb-businesses.ts';
import { eventDetails } from '#content/pages/eventsdetails.ts';
import { breadcrumbs } from '#content/site/breadcrumbs.ts';

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
