import type { ReactNode } from 'react';
import { calendarEntries } from '#components/islands/calendar/calendarEntry.ts';
import { EventCalendar } from '#components/islands/EventCalendar.island.tsx';
import { Island } from '#components/islands/loader/Island.tsx';
import { Section } from '#components/layout/Section.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import type { CalendarEvent } from '#content/collections/events/schema.server.ts';
import type { CalendarContent } from '#content/pages/eventcalander.ts';
import type { EventWords } from '#content/site/event-words.ts';
import styles from './EventList.module.css';
import { EventList } from './EventList.tsx';

type Props = {
  content: CalendarContent;
  words: EventWords;
  events: CalendarEvent[];
  /** The moment for which the site is built. */
  builtAt: Date;
  /** The ways to subscribe to all of them. */
  children: ReactNode;
  /** Gives the address of a picture by its name. */
  imageOf: (name: string) => string;
};

/** Every event in a list that needs no script, and beneath it the calendar. */
export function Calendar({ content: { labels, list, back }, words, events, builtAt, children, imageOf }: Props) {
  const entries = calendarEntries(events, { detailsPath: labels.detailsPath, imageOf });
  return (
    <Section top="close">
      <div className={styles.top}>
        {children}
        <EventList heading={list.heading} events={events} words={words} />
      </div>
      <div id="calendar" className={styles.calendar}>
        <Island component={EventCalendar} when="visible" props={{ entries, labels, builtAt: builtAt.toISOString() }} />
      </div>
      <p className={styles.back}>
        <TextLink {...back} arrow="back" />
      </p>
    </Section>
  );
}
