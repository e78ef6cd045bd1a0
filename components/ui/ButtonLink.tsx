import type { ReactNode } from 'react';
import styles from '#components/controls/button.module.css';

type Props = { href: string; look?: 'fill' | 'line' | undefined; children: ReactNode };

/** A link that looks like a button: filled for the main action of a page, `line` for a second one. */
export function ButtonLink({ href, look = 'fill', children }: Props) {
  return (
    <a className={styles.button} data-look={look} href={href}>
      {children}
    </a>
  );
}
