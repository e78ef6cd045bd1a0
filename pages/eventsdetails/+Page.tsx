import { EventDetails } from '#components/sections/event-details/EventDetails.tsx';
import { eventDetails } from '#content/pages/eventsdetails.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';

export default function Page({ model }: PageProps) {
  return (
    <main id="main" data-ink={model.ink}>
      <EventDetails content={eventDetails} heading={model.heading} breadcrumb={model.breadcrumb} />
    </main>
  );
}
