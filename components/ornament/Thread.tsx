import styles from './Thread.module.css';

/** The security thread: a vertical mark of what is current, at the left edge of its positioned parent. */
export function Thread() {
  return <i className={styles.thread} aria-hidden="true" />;
}
