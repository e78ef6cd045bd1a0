import styles from './Microtext.module.css';

/** A rule of microtext, as on banknotes, between two sections; CSS draws the text, so screen readers don't read it. */
export function Microtext() {
  return <hr className={styles.microtext} />;
}
