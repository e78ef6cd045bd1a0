import { Columns } from '#components/layout/Columns.tsx';
import { Section } from '#components/layout/Section.tsx';
import { LargePlate } from '#components/sections/about/LargePlate.tsx';
import { EventDetails } from '#components/sections/event-details/EventDetails.tsx';
import { EventRows } from '#components/sections/events/EventList.tsx';
import { NextEvent } from '#components/sections/events/NextEvent.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import { events } from '#content/collections/events/index.ts';
import { calendar } from '#content/pages/eventcalander.ts';
import { eventDetails } from '#content/pages/eventsdetails.ts';
import { eventWords } from '#content/site/event-words.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { nextEvent } from '#pages/facts/lists.ts';

export default function Page({ facts }: PageProps) {
  const { choose, back } = eventDetails;
  return (
    <main id="main" data-ink={facts.ink}>
      <EventDetails content={eventDetails} heading={facts.heading} breadcrumb={facts.breadcrumb}>
        <NextEvent event={nextEvent()} words={eventWords.next} subscribe={calendar.subscribe} />
        <Section top="flush">
          <Columns split="halves">
            <div>
              <SectionHead heading={calendar.list.heading}>
                <TextLink href={back.href} arrow="back">
                  {back.label}
                </TextLink>
              </SectionHead>
              <EventRows events={events.toReversed()} words={eventWords} />
            </div>
            <LargePlate {...choose.plate} ink={facts.ink} />
          </Columns>
        </Section>
      </EventDetails>
    </main>
  );
}
