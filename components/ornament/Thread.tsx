import styles from './Thread.module.css';

/**
 * A banknote's security thread: a vertical stripe at the left edge of its positioned parent;
 * `hollow` for entries not yet in force.
 */
export function Thread({ hollow }: { hollow?: boolean }) {
  return <i className={styles.thread} data-hollow={hollow} aria-hidden="true" />;
}
