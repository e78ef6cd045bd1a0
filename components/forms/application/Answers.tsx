import type { ReactNode } from 'react';
import styles from './Answers.module.css';

type Props = {
  /** `empty` is shown in place of an answer that was left out. */
  answers: { label: string; value: string; empty?: ReactNode; control?: ReactNode }[];
};

/** A list of an application's answers, each with its control. */
export function Answers({ answers }: Props) {
  return (
    <dl className={styles.answers}>
      {answers.map(({ label, value, empty, control }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || empty}</dd>
          {control && <dd>{control}</dd>}
        </div>
      ))}
    </dl>
  );
}
