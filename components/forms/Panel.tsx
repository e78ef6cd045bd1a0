import type { ReactNode } from 'react';
import styles from './Panel.module.css';

/** The white card behind a form in a tinted section. */
export function Panel({ children }: { children: ReactNode }) {
  return <div className={`screen-only ${styles.panel}`}>{children}</div>;
}
