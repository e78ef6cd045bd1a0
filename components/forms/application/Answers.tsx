import type { ReactNode } from 'react';
import styles from './Answers.module.css';

type Props = {
  answers: { label: string; value: string; control?: ReactNode }[];
  /** Shown in place of an answer that was left out. */
  missing?: string;
};

/** A list of an application's answers, each with its control. */
export function Answers({ answers, missing }: Props) {
  return (
    <dl className={styles.answers} data-answers="">
      {answers.map(({ label, value, control }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || <em>{missing}</em>}</dd>
          {control && <dd>{control}</dd>}
        </div>
      ))}
    </dl>
  );
}
