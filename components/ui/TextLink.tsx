import type { ComponentProps } from 'react';
import styles from './TextLink.module.css';

type Props = Omit<ComponentProps<'a'>, 'className'> & { href: string; label?: string; arrow?: 'forward' | 'back' };

/**
 * A link outside running text, underlined by the security thread, with an arrow: its words are its
 * label, or its children.
 */
export function TextLink({ label, children = label, arrow = 'forward', ...link }: Props) {
  return (
    <a {...link} className={styles.link} data-arrow={arrow}>
      {children}
    </a>
  );
}
