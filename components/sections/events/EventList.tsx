import { StateUntil } from '#components/ui/lists/StateUntil.tsx';
import { Unbroken } from '#components/ui/Unbroken.tsx';
import type { CalendarEvent } from '#content/collections/events/schema.server.ts';
import { dayAndMonth, isoDay } from '#content/shared/dates.ts';
import { durationOf, periodOf, placeText, zonedTime } from '#content/shared/eventText.ts';
import type { EventWords } from '#content/site/event-words.ts';
import styles from './EventList.module.css';

type Props = { events: CalendarEvent[]; words: EventWords };

/**
 * Events in rows, which need no script: day, title, state, hour or period, length and place.
 */
export function EventRows({ events, words }: Props) {
  return (
    <ul className={styles.list}>
      {events.map((event) => (
        <li key={event.slug} id={event.page || event.announcement ? undefined : event.slug}>
          <EventItem event={event} words={words} />
        </li>
      ))}
    </ul>
  );
}

type ItemProps = { event: CalendarEvent; words: EventWords };

function EventItem({ event, words }: ItemProps) {
  const { title, start, page } = event;
  const facts = [periodOf(event) ?? zonedTime(event), durationOf(event), placeText(event.place)].filter(Boolean);
  // An event without a page opens from the calendar, which hands it over.
  const Row = page ? 'a' : 'div';
  return (
    <Row className={styles.row} href={page}>
      <time dateTime={start}>
        {dayAndMonth(isoDay(start))} <small>{start.slice(0, 4)}</small>
      </time>
      <span>
        <strong>
          <Unbroken>{title}</Unbroken>
        </strong>
        <small>
          <EventState event={event} words={words} />
          {facts.map((fact) => ` · ${fact}`).join('')}
        </small>
      </span>
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
