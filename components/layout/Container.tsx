import type { ReactNode } from 'react';
import styles from './Section.module.css';

/** The page's column: as wide as the grid, padded at its sides. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}
