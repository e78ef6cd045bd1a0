import { Calendar } from '#components/calendar/Calendar.tsx';
import { PageHead } from '#components/page/PageHead.tsx';
import { breadcrumbs } from '#content/breadcrumbs.ts';
import { calendar } from '#content/calendar.ts';
import { events } from '#content/events/index.ts';
import { picture } from '#content/pictures.ts';

export default function Page() {
  const { label, home, whatsHappening } = breadcrumbs;
  return (
    <main id="main" data-ink="fifty" data-hash-highlight="">
      <PageHead
        rosette="calendar"
        breadcrumb={{ label, trail: [home, whatsHappening], current: calendar.title }}
        title={calendar.title}
        lead={calendar.lead}
      />
      <Calendar content={calendar} events={events} imageOf={(name) => picture(name).src} />
    </main>
  );
}
