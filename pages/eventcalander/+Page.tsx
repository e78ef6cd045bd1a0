import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Calendar } from '#components/sections/events/Calendar.tsx';
import { events } from '#content/collections/events/index.ts';
import { calendarPage } from '#content/pages/eventcalander.ts';
import { picture } from '#content/pictures.ts';
import { eventWords } from '#content/site/event-words.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';

export default function Page({ model }: PageProps) {
  return (
    <PageFrame model={model} lead={calendarPage.lead} compact hashHighlight>
      <Calendar content={calendarPage} words={eventWords} events={events} imageOf={(name) => picture(name).src} />
    </PageFrame>
  );
}
