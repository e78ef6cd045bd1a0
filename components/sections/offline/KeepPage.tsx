import { Button } from '#components/controls/Button.tsx';
import type { OfflineReading } from '#content/pages/offline.ts';
import styles from './KeepPage.module.css';

/** The button that keeps a page on the device or removes it again. Until keepPage.behaviour.client.ts starts, it is invisible but takes its space. */
export function KeepPage({ on, page: { keep, remove, kept, copy, removed, failed, link } }: OfflineReading) {
  if (!on) return null;
  return (
    <div className={styles.keep} data-behaviour="keepPage" data-pagefind-ignore="" data-waiting="">
      <Button look="line" size="small" data-remove={remove}>
        {keep}
      </Button>
      <a href={link.href}>{link.label}</a>
      <p role="status" data-kept={kept} data-copy={copy} data-removed={removed} data-failed={failed} />
    </div>
  );
}
