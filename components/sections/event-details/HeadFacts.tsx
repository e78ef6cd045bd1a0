import type { EventStatus } from '#components/events/eventStatus.ts';
import { TextLink } from '#components/ui/TextLink.tsx';
import styles from './HeadFacts.module.css';
import { StatusNote } from './StatusNote.tsx';

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
          <TextLink href={calendar.href}>{calendar.label}</TextLink>
        </p>
      )}
    </>
  );
}
