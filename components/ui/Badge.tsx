import styles from './Badge.module.css';

/** A small label over a section's heading, with the ring of the mark. */
export function Badge({ children }: { children: string }) {
  return <p className={styles.badge}>{children}</p>;
}
