import styles from './Remark.module.css';

/** A small note below pictures or people. */
export function Remark({ children }: { children: string }) {
  return <p className={styles.remark}>{children}</p>;
}
