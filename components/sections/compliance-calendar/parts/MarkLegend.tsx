import type { Mark } from '#content/pages/compliance-calendar.ts';
import { DateMark } from './DateMark.tsx';
import styles from './MarkLegend.module.css';

type Props = { heading: string; marks: Record<Mark, { label: string; meaning: string }> };

/** What the marks of dates mean. */
export function MarkLegend({ heading, marks }: Props) {
  return (
    <dl className={`row ${styles.legend}`} aria-label={heading}>
      {Object.entries(marks).map(([mark, { label, meaning }]) => (
        <div key={mark}>
          <dt>
            <DateMark mark={mark}>{label}</DateMark>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
