import type { Sending } from '#content/forms/forms.ts';
import { ContactDetails } from './ContactDetails.tsx';
import styles from './FormFallback.module.css';

type Props = Pick<Sending, 'phone' | 'email'> & { text: string };

/**
 * How else to reach the association. Below a form's island; shows without JavaScript, or where the
 * form's own could not be fetched.
 */
export function FormFallback({ text, phone, email }: Props) {
  return (
    <div className={styles.fallback} role="status">
      <p>{text}</p>
      <ContactDetails phone={phone} email={email} />
    </div>
  );
}
