import type { ComponentProps } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './IconButton.module.css';

type Props = Omit<ComponentProps<'button'>, 'className' | 'children'> & {
  icon: IconName;
  label: string;
};

/** A round button with an icon. */
export function IconButton({ icon, label, ...button }: Props) {
  return (
    <button type="button" {...button} className={styles.round} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
