import type { ComponentProps } from 'react';
import { hook } from '#components/dom/hooks.ts';
import styles from './DateMark.module.css';

type Props = Omit<ComponentProps<'em'>, 'className'> & { mark: string };

/** Whether a date is a duty, expected or advice. */
export function DateMark({ mark, ...em }: Props) {
  return <em {...em} className={styles.mark} {...hook('planner-duty', mark)} />;
}
