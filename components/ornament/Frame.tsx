import type { ReactNode } from 'react';
import type { Ink } from '#content/schema/fields.server.ts';
import styles from './Frame.module.css';

/** The banknote frame around a picture, the benefits or a fee; not for blocks of text. */
export function Frame({ ink, children }: { ink: Ink; children: ReactNode }) {
  return (
    <div className={styles.frame} data-frame={ink}>
      {children}
    </div>
  );
}
