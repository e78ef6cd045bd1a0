import type { ReactNode } from 'react';
import styles from './Fold.module.css';

/** What few readers need, folded below its summary: words, or a heading. */
export function Fold({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
