import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Calendar } from '#components/sections/events/Calendar.tsx';
import { NextEvent } from '#components/sections/events/NextEvent.tsx';
import { Subscribe } from '#components/ui/Subscribe.tsx';
import { events } from '#content/collections/events/index.ts';
import { calendarPage } from '#content/pages/eventcalander.ts';
import { picture } from '#content/pictures.ts';
import { buildTime } from '#content/schema/entries/buildTime.server.ts';
import { eventWords } from '#content/site/event-words.ts';
import { eventsFeed, subscribeWords } from '#content/site/feeds.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { nextEvent } from '#pages/model/events.ts';

const imageOf = (name: string) => picture(name).src;

export default function Page({ model }: PageProps) {
  return (
    <PageFrame model={model} look="plain" head={<NextEvent {...nextEvent} />} hashHighlight>
      <Calendar content={calendarPage} words={eventWords} events={events} builtAt={buildTime} imageOf={imageOf}>
        <Subscribe calendar={eventsFeed} words={subscribeWords} />
      </Calendar>
    </PageFrame>
  );
}
