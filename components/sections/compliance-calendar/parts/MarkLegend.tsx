import { MARKS, type Mark } from '../plannerData.ts';
import { DateMark } from './DateMark.tsx';
import styles from './MarkLegend.module.css';

type Props = { heading: string; marks: Record<Mark, { label: string; meaning: string }> };

/** What the marks of dates mean. */
export function MarkLegend({ heading, marks }: Props) {
  return (
    <dl className={styles.legend} aria-label={heading}>
      {MARKS.map((mark) => (
        <div key={mark}>
          <dt>
            <DateMark mark={mark}>{marks[mark].label}</DateMark>
          </dt>
          <dd>{marks[mark].meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
