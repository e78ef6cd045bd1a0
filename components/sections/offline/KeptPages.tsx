import { Button } from '#components/controls/Button.tsx';
import { Rosette } from '#components/ornament/Rosette.tsx';
import { Thread } from '#components/ornament/Thread.tsx';
import type { OfflineReading } from '#content/pages/offline.ts';
import styles from './KeptPages.module.css';

/**
 * The pages kept on this device, and the buttons that remove them. keptPages.behaviour.client.ts fills the list. The worker
 * also serves this page instead of one that is neither reachable nor kept.
 */
export function KeptPages({ on, missing, unavailable, off, kept }: OfflineReading) {
  return (
    <div className={styles.offline} data-behaviour={on ? 'keptPages' : undefined}>
      <Thread />
      <Rosette name="404" className={styles.rosette} />
      <div className={styles.missing} data-missing="" hidden>
        <h2>{missing.heading}</h2>
        <p>{missing.text}</p>
        <Button data-again="">{missing.again}</Button>
      </div>
      <p data-unavailable="">{on ? unavailable : off}</p>
      <div data-kept="" hidden>
        <h2 id="kept-pages" tabIndex={-1}>
          {kept.heading}
        </h2>
        <template>
          <li>
            <Button look="line" size="small" data-label={kept.removeTitle}>
              {kept.remove}
            </Button>
          </li>
        </template>
        <ul className={styles.pages} aria-labelledby="kept-pages" data-day={kept.day} />
        <p role="status" data-none={kept.none} data-removed={kept.removed} />
        <p>
          <Button look="line" size="small" data-remove-all="" disabled>
            {kept.removeAll}
          </Button>
        </p>
        <p className={styles.note}>{kept.note}</p>
      </div>
    </div>
  );
}
