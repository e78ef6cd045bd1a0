import type { ReactNode } from 'react';
import styles from './Panel.module.css';

/** The sheet that a form on tinted ground is printed on. */
export function Panel({ children }: { children: ReactNode }) {
  return <div className={`screen-only ${styles.panel}`}>{children}</div>;
}
