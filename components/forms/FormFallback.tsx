import type { Sending } from '#content/forms/form-settings.ts';
import styles from './FormFallback.module.css';
import { Reach } from './Reach.tsx';

type Props = Pick<Sending, 'phone' | 'email'> & { text: string };

/**
 * How else to reach the association. Rendered below a form's island; shows when there is no JavaScript or the form's
 * own could not be fetched.
 */
export function FormFallback({ text, phone, email }: Props) {
  return (
    <div className={styles.fallback} role="status">
      <p>{text}</p>
      <Reach phone={phone} email={email} />
    </div>
  );
}
