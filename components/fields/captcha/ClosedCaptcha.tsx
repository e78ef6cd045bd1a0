import styles from './CaptchaBox.module.css';

/** The captcha of a closed form: dimmed, not interactive, and nothing of it is loaded (specification 2.13). */
export function ClosedCaptcha({ label }: { label: string }) {
  return (
    <div className={styles.box} data-closed="" aria-hidden="true" aria-disabled="true">
      <i className={styles.tick} />
      {label}
    </div>
  );
}
