import styles from './Logo.module.css';
import { Mark } from './Mark.tsx';

type Props = { first: string; second?: string | undefined; label: string };

/** The logo: the mark and the name as text, linked to the home page (specification 2.1). */
export function Logo({ first, second, label }: Props) {
  return (
    <a className={styles.logo} href="/" aria-label={label}>
      <Mark />
      <span>
        {first} {second && <small>{second}</small>}
      </span>
    </a>
  );
}
