import { Button } from '#components/controls/Button.tsx';
import { behaviours, hook } from '#components/dom/hooks.ts';
import type { CalendarFeed, subscribeWords } from '#content/site/feeds.ts';
import styles from './Subscribe.module.css';

type Props = { calendar: CalendarFeed; words: typeof subscribeWords };

/**
 * The ways to subscribe to a calendar. Only the link for Android is to the file itself, which
 * imports the events of that moment: its calendar app can't subscribe.
 */
export function Subscribe({ calendar: { subscribe, href, ways }, words }: Props) {
  return (
    <div className={`screen-only ${styles.subscribe}`} id="subscribe">
      <p>{subscribe}</p>
      <a href={ways.device}>{words.device}</a>
      <a href={ways.google} rel="external noopener">
        {words.google}
      </a>
      <a href={href}>{words.android}</a>
      <div {...behaviours('copyAddress')}>
        {words.address}
        <code {...hook('copy-address')}>{ways.address}</code>
        <div className={`row script-only ${styles.copy}`}>
          <Button look="line" size="small" {...hook('behaviour-held')}>
            {words.copy}
          </Button>
          <span role="status" {...hook('copy-done', words.copied)} />
        </div>
      </div>
    </div>
  );
}
