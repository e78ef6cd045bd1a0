import { Day } from '#components/ui/Day.tsx';
import styles from './Reviewed.module.css';

type Props = { dates: { label: string; iso: string }[] };

/** The dates of a text's last and next review. */
export function Reviewed({ dates }: Props) {
  return (
    <dl className={styles.dates}>
      {dates.map(({ label, iso }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Day iso={iso} form="long" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
