import { calendarEntries } from '#components/islands/calendar/calendarEntry.ts';
import { EventCalendar } from '#components/islands/EventCalendar.island.tsx';
import { Island } from '#components/islands/loader/Island.tsx';
import { Section } from '#components/layout/Section.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import type { CalendarEvent } from '#content/collections/events/schema.server.ts';
import type { CalendarContent } from '#content/pages/eventcalander.ts';
import styles from './Calendar.module.css';
import { EventList } from './EventList.tsx';

type Props = {
  content: CalendarContent;
  events: CalendarEvent[];
  /** Gives the address of a picture by its name. */
  imageOf: (name: string) => string;
};

/** The calendar, and beneath it every event in a list that needs no script. */
export function Calendar({ content: { labels, list, subscribe, back }, events, imageOf }: Props) {
  const entries = calendarEntries(events, { detailsPath: labels.detailsPath, imageOf });
  return (
    <Section id="calendar">
      <Island name="EventCalendar" of={EventCalendar} when="visible" props={{ entries, labels }} />
      <EventList events={events} labels={list} subscribe={subscribe} />
      <p className={styles.back}>
        <TextLink href={back.href} arrow="back">
          {back.label}
        </TextLink>
      </p>
    </Section>
  );
}
