import { Day } from '#components/ui/Day.tsx';
import styles from './Reviewed.module.css';

type Props = { dates: { label: string; iso: string }[] };

/** When a text was last looked at, and when it will be again. */
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
