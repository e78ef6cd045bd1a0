import { Button } from '#components/controls/Button.tsx';
import { behaviours, hook } from '#components/dom/hooks.ts';
import { Checkbox } from '#components/fields/Checkbox.tsx';
import type { howToSeries } from '#content/pages/how-to-series.ts';
import { fill } from '#content/shared/text.ts';
import styles from './ChecklistTools.module.css';

type Props = {
  /** The name under which the ticks are saved: the guide's slug. */
  name: string;
  /** How many items the checklist above has. */
  items: number;
  words: (typeof howToSeries)['guide']['checklist'];
};

/**
 * Below a guide's checklist: the number of items done, and buttons to print and to reset.
 * checklist.lazy.client.ts turns the items above into check boxes. Without JavaScript the list
 * can still be printed, and these tools are hidden.
 */
export function ChecklistTools({ name, items, words }: Props) {
  const { progress, note, unkept, print, reset, printed } = words;
  return (
    <section
      className={`script-only ${styles.tools}`}
      aria-label={words.label}
      {...behaviours('checklist')}
      {...hook('checklist-guide', name)}
    >
      <template>
        <Checkbox />
      </template>
      <p className={styles.progress} role="status" {...hook('checklist-progress', progress)}>
        {fill(progress, { done: 0, all: items })}
      </p>
      <p className={styles.printed} {...hook('checklist-printed', printed)} />
      <p className={`row screen-only ${styles.buttons}`}>
        <Button size="small" look="line" {...hook('checklist-print')}>
          {print}
        </Button>
        <Button size="small" look="line" {...hook('checklist-reset')} disabled>
          {reset}
        </Button>
      </p>
      <p className={`screen-only ${styles.note}`} {...hook('checklist-unkept', unkept)}>
        {note}
      </p>
    </section>
  );
}
