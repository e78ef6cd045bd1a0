import type { ReactNode } from 'react';
import { Section } from '#components/layout/Section.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import type { CalendarEvent } from '#content/collections/events/schema.server.ts';
import { eventDay, placeText, zonedTime } from '#content/eventText.ts';
import type { EventWords } from '#content/site/event-words.ts';
import styles from './NextEvent.module.css';

type Props = {
  /** The next event that is planned, if one is. */
  event: CalendarEvent | undefined;
  words: EventWords['next'];
  /** The ways to subscribe to all events. */
  children: ReactNode;
};

/** What comes next, or that no date is fixed; and how to hear of one. */
export function NextEvent({ event, words, children }: Props) {
  return (
    <Section top="close">
      <div className={styles.next}>
        <div>
          <h2>{event ? event.title : words.none}</h2>
          <p>
            {event
              ? [eventDay(event.start), zonedTime(event), placeText(event.place)].filter(Boolean).join(', ')
              : words.text}
          </p>
          <p className={styles.more}>
            <TextLink href={event ? event.path : words.calendar.href}>
              {event ? words.more : words.calendar.label}
            </TextLink>
          </p>
        </div>
        {children}
      </div>
    </Section>
  );
}
