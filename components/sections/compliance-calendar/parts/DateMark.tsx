import type { ComponentProps } from 'react';
import { hook } from '#components/dom/hooks.ts';
import type { Mark } from '#content/pages/compliance-calendar.ts';
import styles from './DateMark.module.css';

type Props = Omit<ComponentProps<'em'>, 'className'> & { mark: string };

/** Whether a date is a duty, expected or advice. */
export function DateMark({ mark, ...em }: Props) {
  return <em {...em} className={styles.mark} {...hook('planner-duty', mark)} />;
}

type LegendProps = { heading: string; marks: Record<Mark, { label: string; meaning: string }> };

/** What the marks of dates mean. */
export function MarkLegend({ heading, marks }: LegendProps) {
  return (
    <dl className={`row ${styles.legend}`} aria-label={heading}>
      {Object.entries(marks).map(([mark, { label, meaning }]) => (
        <div key={mark} className="row">
          <dt>
            <DateMark mark={mark}>{label}</DateMark>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
