import type { ReactNode } from 'react';
import styles from './Frame.module.css';
import type { Ink } from './ink.ts';

/** The note frame around a thing of value: a picture, the benefit sheet, a fee note. Never around text blocks. */
export function Frame({ ink, children }: { ink: Ink; children: ReactNode }) {
  return (
    <div className={styles.frame} data-frame={ink}>
      {children}
    </div>
  );
}
