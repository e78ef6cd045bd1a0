import { behaviours } from '#components/dom/hooks.ts';
import { Day } from './Day.tsx';
import styles from './TodayMark.module.css';

type Props = {
  label: string;
  /** The day of the build; todayMark.behaviour.client.ts corrects it. */
  day: string;
};

/** The mark of today on a thread, between what has been and what comes. */
export const TodayMark = ({ label, day }: Props) => (
  <p className={styles.today} {...behaviours('todayMark')}>
    {label}, <Day iso={day} form="long" />
  </p>
);
