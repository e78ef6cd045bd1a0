import type { ComponentProps } from 'react';
import controls from './control.module.css';
import { Icon } from './Icon.tsx';
import styles from './SearchInput.module.css';

/** A field to search in, with a magnifying glass. Its label is the caller's. */
export function SearchInput(input: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <span className={styles.search}>
      <Icon name="search" />
      <input {...input} className={controls.control} type="search" autoComplete="off" />
    </span>
  );
}
