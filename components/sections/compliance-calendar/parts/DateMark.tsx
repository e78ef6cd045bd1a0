import type { ComponentProps } from 'react';
import { hook } from '#components/dom/hooks.ts';
import type { ComplianceCalendar } from '#content/pages/compliance-calendar.ts';
import styles from './DateMark.module.css';

type Props = Omit<ComponentProps<'em'>, 'className'> & { mark: keyof ComplianceCalendar['marks'] };

/** Whether a date is a duty, expected or advice. */
export function DateMark({ mark, ...em }: Props) {
  return <em {...em} className={styles.mark} {...hook('planner-duty', mark)} />;
}
