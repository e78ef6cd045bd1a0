import { PageHead } from '#components/layout/PageHead.tsx';
import { Calendar } from '#components/sections/events/Calendar.tsx';
import { events } from '#content/collections/events/index.ts';
import { picture } from '#content/collections/pictures.ts';
import { calendar } from '#content/pages/eventcalander.ts';
import { breadcrumbs } from '#content/site/breadcrumbs.ts';

export default function Page() {
  const { label, home, whatsHappening } = breadcrumbs;
  return (
    <main id="main" data-ink="fifty" data-behaviour="hashHighlight">
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
