import { Microtext } from '#components/ornament/Microtext.tsx';
import { Rosette } from '#components/ornament/Rosette.tsx';
import type { Sending } from '#content/forms/form-settings.ts';
import type { ContactInfo } from '#content/pages/contact-us.ts';
import styles from './ContactCard.module.css';

type Props = Pick<Sending, 'phone' | 'email'> & { info: ContactInfo };

/** "Contact Info" beside the enquiry form: telephone, email, and the way to the membership form (specification 2.10). */
export function ContactCard({ info, phone, email }: Props) {
  const { heading, join } = info;
  return (
    <aside className={styles.card} data-night="" aria-label={heading}>
      <Rosette name="contact-us" className={styles.rosette} />
      <h2>{heading}</h2>
      <p>{info.phone}</p>
      <a className={styles.phone} href={phone.href}>
        {phone.display}
      </a>
      <p>{info.email}</p>
      {/* Named, since the line of its own may be read as a gap. */}
      <a className={styles.email} href={`mailto:${email}`} aria-label={email}>
        {email.split('@')[0]}@<span>{email.split('@')[1]}</span>
      </a>
      <Microtext />
      <p className={styles.join}>
        {join.before} <a href={join.href}>{join.link}</a> {join.after}
      </p>
    </aside>
  );
}
