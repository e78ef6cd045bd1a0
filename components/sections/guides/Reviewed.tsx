import { Day } from '#components/ui/Day.tsx';
import styles from './Reviewed.module.css';

type Props = {
  dates: { label: string; iso: string }[];
  /** Says that the next review is overdue; left out while it isn't. */
  overdue?: string | undefined;
};

/** The dates of a text's last and next review, and a note where that day has passed. */
export function Reviewed({ dates, overdue }: Props) {
  return (
    <>
      <dl className={`row ${styles.dates}`} data-pagefind-ignore="">
        {dates.map(({ label, iso }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Day iso={iso} form="long" />
            </dd>
          </div>
        ))}
      </dl>
      {overdue && <p className={styles.overdue}>{overdue}</p>}
    </>
  );
}
