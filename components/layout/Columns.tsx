import type { ReactNode } from 'react';
import styles from './Columns.module.css';

type Props = {
  /** How the twelve columns are shared: `toc` 3 + 8 with one left empty, `form` 4 + 8, `aside` 8 + 4, `halves` 6 + 6. */
  split: 'toc' | 'form' | 'aside' | 'halves';
  /** Exactly two children: the left part and the right part. One column below 992 px. */
  children: [ReactNode, ReactNode];
};

/** Two parts on the twelve-column grid. */
export function Columns({ split, children }: Props) {
  return (
    <div className={styles.columns} data-split={split}>
      <div>{children[0]}</div>
      <div>{children[1]}</div>
    </div>
  );
}
