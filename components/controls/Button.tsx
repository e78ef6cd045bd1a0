import type { ComponentProps } from 'react';
import styles from './button.module.css';

type Props = Omit<ComponentProps<'button'>, 'className'> & { look?: 'line' | undefined; size?: 'small' };

/** A button in the site's look. */
export function Button({ look, size, type = 'button', ...button }: Props) {
  return <button {...button} type={type} className={styles.button} data-look={look} data-size={size} />;
}
