import type { ComponentProps } from 'react';
import styles from './TextLink.module.css';

type Props = Omit<ComponentProps<'a'>, 'className'> & { href: string; arrow?: 'forward' | 'back' };

/** A link outside running text, underlined by the security thread, with an arrow. */
export function TextLink({ arrow = 'forward', ...link }: Props) {
  return <a {...link} className={styles.link} data-arrow={arrow} />;
}
