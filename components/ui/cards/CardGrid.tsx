import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';

type Props = {
  /**
   * How many are side by side where there is room: two for hub cards, three for posts, four for
   * short cells.
   */
  columns: 2 | 3 | 4;
  children: ReactNode;
};

/** Cards side by side: fewer on narrower screens, one below 768 px. */
export function CardGrid({ columns, children }: Props) {
  return (
    <div className={styles.grid} data-columns={columns}>
      {children}
    </div>
  );
}
