import styles from './Thread.module.css';

/** A banknote's security thread: a vertical stripe at the left edge of its positioned parent. */
export function Thread() {
  return <i className={styles.thread} aria-hidden="true" />;
}
