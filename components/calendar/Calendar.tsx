import type { CalendarContent } from '#content/calendar.ts';
import type { CalendarEvent } from '#content/events/schema.server.ts';
import { TextLink } from '../button/TextLink.tsx';
import { Island } from '../island/Island.tsx';
import { Section } from '../layout/Section.tsx';
import styles from './Calendar.module.css';
import { calendarEntries } from './calendarEntry.ts';
import { EventCalendar } from './EventCalendar.tsx';
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
