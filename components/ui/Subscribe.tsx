import controls from '#components/controls/control.module.css';
import type { CalendarFeed, subscribeWords } from '#content/site/feeds.ts';
import styles from './Subscribe.module.css';

type Props = { calendar: CalendarFeed; words: typeof subscribeWords };

/**
 * The ways to subscribe to a calendar. A link to the file itself would import today's events once.
 */
export function Subscribe({ calendar: { subscribe, ways }, words }: Props) {
  return (
    <div className={styles.subscribe}>
      <p>{subscribe}</p>
      <a href={ways.device}>{words.device}</a>
      <a href={ways.google} rel="external noopener">
        {words.google}
      </a>
      <label>
        {words.address}
        <input className={controls.control} type="text" readOnly value={ways.address} />
      </label>
    </div>
  );
}
