import type { ReactNode } from 'react';
import styles from './Answers.module.css';

type Props = {
  answers: { label: string; value: string; control?: ReactNode }[];
  /** Said in the place of an answer that was left out. */
  missing?: string;
};

/** An application's answers below one another, each with what can be done about it. */
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
