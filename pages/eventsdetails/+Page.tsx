import { EventDetails } from '#components/event/EventDetails.tsx';
import { breadcrumbs } from '#content/breadcrumbs.ts';
import { eventDetails } from '#content/event-details.ts';

export default function Page() {
  const { label, home, whatsHappening, calendar } = breadcrumbs;
  return (
    <main id="main" data-ink="fifty">
      <EventDetails content={eventDetails} breadcrumb={{ label, trail: [home, whatsHappening, calendar] }} />
    </main>
  );
}
