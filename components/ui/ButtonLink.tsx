import type { ReactNode } from 'react';
import styles from '#components/controls/button.module.css';

type Props = { href: string; label?: string; look?: 'fill' | 'line' | undefined; children?: ReactNode };

/**
 * A link that looks like a button, with its label or its children in it: filled for the main action
 * of a page, `line` for a second one.
 */
export function ButtonLink({ href, label, look = 'fill', children = label }: Props) {
  return (
    <a className={styles.button} data-look={look} href={href}>
      {children}
    </a>
  );
}
