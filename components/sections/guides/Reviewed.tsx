import type { ComponentProps } from 'react';
import { hook } from '#components/dom/hooks.ts';
import { Seal } from '#components/ornament/Seal.tsx';
import { Day } from '#components/ui/Day.tsx';
import styles from './Reviewed.module.css';

type Props = {
  dates: { label: string; iso: string }[];
  /** Certifies the last review; its ring closes until the next one. */
  seal?: ComponentProps<typeof Seal>;
  /** Says that the next review is long overdue; left out while it isn't. */
  overdue?: string | undefined;
};

/**
 * The dates of a text's last and next review next to its seal, and a note once the next review is
 * long overdue.
 */
export function Reviewed({ dates, seal, overdue }: Props) {
  return (
    <div className={`row ${styles.reviewed}`} {...hook('build-unsearched')}>
      {seal && <Seal {...seal} />}
      <div>
        <dl>
          {dates.map(({ label, iso }) => (
            <div key={label} className="row">
              <dt>{label}</dt>
              <dd>
                <Day iso={iso} form="long" />
              </dd>
            </div>
          ))}
        </dl>
        {overdue && <p>{overdue}</p>}
      </div>
    </div>
  );
}
