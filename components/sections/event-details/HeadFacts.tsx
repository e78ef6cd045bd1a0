import { hook } from '#components/dom/hooks.ts';
import { TextLink } from '#components/ui/TextLink.tsx';
import type { CalendarEvent } from '#content/collections/events/schema.server.ts';
import type { EventNotice } from '#content/collections/events/status.server.ts';
import styles from './HeadFacts.module.css';

/** Says in the head of an event's page that it doesn't take place, or has moved. */
export const StatusNote = ({ notice }: { notice: EventNotice | undefined }) =>
  notice && (
    <p className={styles.status}>
      <strong>{notice.word}.</strong> {notice.note}
    </p>
  );

/** The same for an event that was handed over: fillEvent.client.ts fills or removes the element. */
export const HandedStatus = () => (
  <p className={styles.status} {...hook('event-fact')} {...hook('event-fill', 'status')} />
);

type Props = {
  facts: { label: string; value: string }[];
  /** Puts the event into a visitor's own calendar; left out once it is over. */
  calendar: { label: string; href: string } | undefined;
  event?: Pick<CalendarEvent, 'notice' | 'isCancelled'> | undefined;
};

/** When and where, in the head of an event's page. */
export function HeadFacts({ facts, calendar, event }: Props) {
  return (
    <>
      <StatusNote notice={event?.notice} />
      <dl className={`row ${styles.facts}`}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {calendar && !event?.isCancelled && (
        <p className={styles.calendar}>
          <TextLink {...calendar} />
        </p>
      )}
    </>
  );
}
