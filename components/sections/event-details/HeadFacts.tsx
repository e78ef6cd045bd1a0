import { hook } from '#components/dom/hooks.ts';
import type { EventStatus } from '#components/events/eventStatus.ts';
import { TextLink } from '#components/ui/TextLink.tsx';
import styles from './HeadFacts.module.css';

/**
 * Says in the head of an event's page that the event is off or has moved; nothing where it is on as
 * planned.
 */
export const StatusNote = ({ status }: { status: EventStatus | undefined }) =>
  status && (
    <p className={styles.status}>
      <strong>{status.word}.</strong> {status.note}
    </p>
  );

/**
 * The same in the page of an event that is known only when it opens: a place that
 * fillEvent.client.ts fills or removes.
 */
export const HandedStatus = () => (
  <p className={styles.status} {...hook('event-fact')} {...hook('event-fill', 'status')} />
);

type Props = {
  facts: { label: string; value: string }[];
  /** Puts the event into a visitor's own calendar; left out once it is over. */
  calendar: { label: string; href: string } | undefined;
  /** Where the event is off or has moved. */
  status?: EventStatus | undefined;
};

/** When and where, in the head of an event's page. */
export function HeadFacts({ facts, calendar, status }: Props) {
  return (
    <>
      <StatusNote status={status} />
      <dl className={`row ${styles.facts}`}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {calendar && !status?.off && (
        <p className={styles.calendar}>
          <TextLink {...calendar} />
        </p>
      )}
    </>
  );
}
