import type { ReactNode } from 'react';
import styles from './Columns.module.css';

type Props = {
  /**
   * How the twelve columns are shared: `toc` 3 + 8 with one left empty, `form` 4 + 8, `aside` 8 +
   * 4, `halves` 6 + 6, `slip` 5 + 7.
   */
  split: 'toc' | 'form' | 'aside' | 'halves' | 'slip';
  /**
   * Exactly two children: the left part and the right part, or nothing: the left one then has the
   * whole width. One column below 992 px.
   */
  children: [ReactNode, ReactNode];
};

/** Two parts on the twelve-column grid. */
export function Columns({ split, children }: Props) {
  const [left, right] = children;
  if (!right) return left;
  return (
    <div className={styles.columns} data-split={split}>
      <div>{left}</div>
      <div>{right}</div>
    </div>
  );
}
