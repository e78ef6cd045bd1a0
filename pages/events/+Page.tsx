import { Columns } from '#components/layout/Columns.tsx';
import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Section } from '#components/layout/Section.tsx';
import { EventList } from '#components/sections/events/EventList.tsx';
import { NextEvent } from '#components/sections/events/NextEvent.tsx';
import { Subscribe } from '#components/ui/Subscribe.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import { eventsPage } from '#content/pages/events.ts';
import { eventWords } from '#content/site/event-words.ts';
import { eventsFeed, subscribeWords } from '#content/site/feeds.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { eventGroups, nextEvent, webinarEvents } from '#pages/model/events.ts';

export default function Page({ model }: PageProps) {
  const { lead, webinars } = eventsPage;
  return (
    <PageFrame model={model} lead={lead} head={<NextEvent {...nextEvent} />}>
      <Section top="close">
        <Columns split="aside">
          <div>
            {eventGroups.map((group) => (
              <EventList key={group.heading} {...group} words={eventWords} />
            ))}
            <EventList heading={webinars.heading} events={webinarEvents} words={eventWords}>
              <TextLink {...webinars.all} />
            </EventList>
          </div>
          <Subscribe calendar={eventsFeed} words={subscribeWords} />
        </Columns>
      </Section>
    </PageFrame>
  );
}
