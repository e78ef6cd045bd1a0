import type { ReactNode } from 'react';
import { longDates } from '#components/format/formatDate.ts';
import { StateUntil } from '#components/ui/lists/StateUntil.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import { Unbroken } from '#components/ui/Unbroken.tsx';
import type { CalendarEvent } from '#content/collections/events/schema.server.ts';
import type { Picture as PictureData } from '#content/pictures.ts';
import { isoDay } from '#content/shared/dates.ts';
import { durationOf, lastDay, periodOf, placeText, zonedTime } from '#content/shared/eventText.ts';
import type { EventWords } from '#content/site/event-words.ts';
import styles from './EventList.module.css';

/** An event in a list; on a card it also has a picture and a few words of what it is about. */
type ListedEvent = CalendarEvent & { card?: { picture: PictureData; text: string } };

type Props = {
  heading: string;
  /** The oldest first. */
  events: readonly ListedEvent[];
  words: EventWords;
  /** A link below them. */
  children?: ReactNode;
};

/**
 * Events in rows, which need no script: days, title, state, hours, length and place. First those to
 * come, the next at the top; then the past ones, newest first. Nothing where there are none.
 */
export function EventList({ heading, events, words, children }: Props) {
  if (events.length === 0) return null;
  const past = events.filter(({ isCompleted }) => isCompleted).toReversed();
  return (
    <div className={styles.events}>
      <h2>{heading}</h2>
      <ul>
        {[...events.filter((event) => !past.includes(event)), ...past].map((event) => (
          <li key={event.slug} id={event.page || event.announcement ? undefined : event.slug}>
            <EventItem event={event} words={words} />
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

type ItemProps = { event: ListedEvent; words: EventWords };

function EventItem({ event, words }: ItemProps) {
  const { title, start, startTime, isCompleted, card } = event;
  const href = event.page ?? event.announcement;
  const hours = startTime && (periodOf(event) ?? zonedTime(event));
  const facts = [hours, durationOf(event), placeText(event.place)].filter(Boolean);
  // An event without either opens from the calendar, which hands it over.
  const Row = href ? 'a' : 'div';
  return (
    <Row className={styles.row} href={href} data-past={isCompleted || undefined}>
      <time dateTime={start}>{longDates(isoDay(start), lastDay(event))}</time>
      <span>
        <strong>
          <Unbroken>{title}</Unbroken>
        </strong>
        {card && <span>{card.text}</span>}
        <small>
          <EventState event={event} words={words} />
          {facts.map((fact) => ` · ${fact}`).join('')}
        </small>
      </span>
      {card && <Picture picture={card.picture} alt="" sizes="(min-width: 48em) 16rem, 100vw" />}
    </Row>
  );
}

/** Its state in a word. */
function EventState({ event, words }: ItemProps) {
  const { notice, isCancelled, isCompleted, endsAt } = event;
  if (isCancelled) return <b>{notice?.word}</b>;
  if (isCompleted) return words.completed;
  return (
    <StateUntil endsAt={endsAt} past={words.completed}>
      {notice ? <b>{notice.listed}</b> : words.planned}
    </StateUntil>
  );
}
