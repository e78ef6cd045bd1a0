import type { Sending } from '#content/forms/forms.ts';
import styles from './ContactDetails.module.css';

/** The association's telephone number and email address, for when a form does not work. */
export function ContactDetails({ phone, email }: Pick<Sending, 'phone' | 'email'>) {
  return (
    <p className={`row ${styles.details}`}>
      <a href={phone.href}>{phone.display}</a> <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
