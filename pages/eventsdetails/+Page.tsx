import { EventDetails } from '#components/sections/event-details/EventDetails.tsx';
import { eventDetails } from '#content/pages/eventsdetails.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';

export default function Page({ facts }: PageProps) {
  return (
    <main id="main" data-ink={facts.ink}>
      <EventDetails content={eventDetails} heading={facts.heading} breadcrumb={facts.breadcrumb} />
    </main>
  );
}
