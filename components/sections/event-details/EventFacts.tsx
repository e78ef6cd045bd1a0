import type { ReactNode } from 'react';
import { hook } from '#components/dom/hooks.ts';
import columns from '#components/layout/Columns.module.css';
import { Thread } from '#components/ornament/Thread.tsx';
import type { EventLabels } from '#content/pages/eventsdetails.ts';
import styles from './EventFacts.module.css';

type Props = {
  /** The event's title, where the page's heading is something else. */
  title?: ReactNode;
  facts: { label: string; value: ReactNode }[];
  /** A picture. */
  children?: ReactNode;
};

/**
 * Placeholders for the facts of an event that is known only when the page opens;
 * fillEvent.client.ts fills them.
 */
export const handedFacts = ({ date, time, duration, speaker, place }: EventLabels) =>
  Object.entries({ date, time, duration, speaker, place }).map(([name, label]) => ({
    label,
    value: <span {...hook('event-fill', name)} />,
  }));

/**
 * Date, time, length, speaker and place of an event on a dark card, which stays in view while the
 * text scrolls.
 */
export function EventFacts({ title, facts, children }: Props) {
  return (
    <div className={columns.sticky}>
      <div className={styles.card} data-night="">
        <Thread />
        {title && <h2>{title}</h2>}
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label} {...hook('event-fact')}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
    </div>
  );
}
