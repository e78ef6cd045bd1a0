import { Button } from '#components/controls/Button.tsx';
import { Checkbox } from '#components/fields/Checkbox.tsx';
import type { HowToSeries } from '#content/pages/how-to-series.ts';
import styles from './ChecklistTools.module.css';

type Props = {
  /** What the ticks are kept under: the guide's address. */
  name: string;
  /** How many things the checklist above has. */
  items: number;
  words: HowToSeries['guide']['checklist'];
};

/**
 * Below a guide's checklist: how much is done, and the ways to print it or to start again. guideTicks.client.ts makes the
 * squares above it check boxes; without JavaScript the list is there to be printed, and this isn't there.
 */
export function ChecklistTools({ name, items, words }: Props) {
  const { progress, note, unkept, print, reset, printed } = words;
  return (
    <section className={styles.tools} aria-label={words.label} data-ticks={name}>
      <template>
        <Checkbox />
      </template>
      <p className={styles.progress} role="status" data-progress={progress}>
        {progress.replace('{done}', '0').replace('{all}', String(items))}
      </p>
      <p className={styles.printed} data-printed={printed} />
      <p className={styles.buttons}>
        <Button size="small" look="line" data-print="">
          {print}
        </Button>
        <Button size="small" look="line" data-reset="" disabled>
          {reset}
        </Button>
      </p>
      <p className={styles.note} data-unkept={unkept}>
        {note}
      </p>
    </section>
  );
}
