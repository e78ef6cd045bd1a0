import { hook } from '#components/dom/hooks.ts';
import type { EventStatus } from '#components/events/eventStatus.ts';
import styles from './HeadFacts.module.css';

type Props = {
  /** Undefined for an event that is on as planned: nothing is shown. */
  status: EventStatus | undefined;
};

/** The same in the page of an event that is known only when it opens: a place that fillEvent.client.ts fills or removes. */
export const HandedStatus = () => (
  <p className={styles.status} {...hook('event-fact')} {...hook('event-fill', 'status')} />
);

/** Says in the head of an event's page that the event is off or has moved. */
export function StatusNote({ status }: Props) {
  if (!status) return null;
  return (
    <p className={styles.status}>
      <strong>{status.word}.</strong> {status.note}
    </p>
  );
}
