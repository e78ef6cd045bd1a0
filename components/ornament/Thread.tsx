import styles from './Thread.module.css';

/** A banknote's security thread: a vertical stripe at the left edge of its positioned parent, hollow beside what is still to come. */
export function Thread({ hollow }: { hollow?: boolean }) {
  return <i className={styles.thread} data-hollow={hollow} aria-hidden="true" />;
}
