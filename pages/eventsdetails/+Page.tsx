import { EventDetails } from '#components/sections/event-details/EventDetails.tsx';
import { eventDetails } from '#content/pages/eventsdetails.ts';
import { breadcrumbs } from '#content/site/breadcrumbs.ts';

export default function Page() {
  const { label, home, whatsHappening, calendar } = breadcrumbs;
  return (
    <main id="main" data-ink="fifty">
      <EventDetails content={eventDetails} breadcrumb={{ label, trail: [home, whatsHappening, calendar] }} />
    </main>
  );
}
