import styles from './Microtext.module.css';

/** A rule of microtext between two sections on the same paper; drawn in CSS, silent to assistive technology. */
export function Microtext() {
  return <hr className={styles.microtext} />;
}
