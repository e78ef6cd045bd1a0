import styles from './Note.module.css';

/** A small remark under pictures or people. */
export function Note({ children }: { children: string }) {
  return <p className={styles.note}>{children}</p>;
}
