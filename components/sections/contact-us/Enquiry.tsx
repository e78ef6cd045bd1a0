import { FormFallback } from '#components/forms/FormFallback.tsx';
import { ContactForm } from '#components/islands/ContactForm.island.tsx';
import { Island } from '#components/islands/loader/Island.tsx';
import { Section } from '#components/layout/Section.tsx';
import { Rosette } from '#components/ornament/Rosette.tsx';
import { FirstViewEnd } from '#components/ui/FirstViewEnd.tsx';
import type { contactIntro, ContactForm as Form, Sending } from '#content/forms/forms.ts';
import type { contact } from '#content/pages/contact-us.ts';
import styles from './Enquiry.module.css';

/**
 * "Contact Info" next to the enquiry form: telephone, email, and links to pages that serve some
 * visitors better than the form does (specification 2.10).
 */
function ContactCard({ info, phone, email }: Pick<Props, 'info'> & Pick<Sending, 'phone' | 'email'>) {
  return (
    <aside className={styles.card} data-night="" aria-label={info.heading}>
      <Rosette name="contact-us" className={styles.rosette} />
      <h2>{info.heading}</h2>
      <p>{info.phone}</p>
      <a className={styles.phone} href={phone.href}>
        {phone.display}
      </a>
      <p>{info.email}</p>
      <a className={styles.email} href={`mailto:${email}`}>
        {email}
      </a>
      {info.ways.map(({ before, link, href, after }) => (
        <p key={href} className={styles.way}>
          {before} <a href={href}>{link}</a> {after}
        </p>
      ))}
    </aside>
  );
}

type Props = {
  intro: typeof contactIntro;
  form: Form;
  info: Omit<typeof contact.info, 'complaints'> & { complaints: { label: string; href: string } | undefined };
  sending: Sending;
};

/**
 * The enquiry form with its heading, and the contact card next to it (specification 2.10). On
 * narrow screens the card follows the form, so telephone and email are also above it.
 */
export function Enquiry({ intro, form, info, sending }: Props) {
  const { heading, prompt, requiredNote, withoutScript } = intro;
  const { phone, email } = sending;
  return (
    <Section top="close">
      <div className={styles.columns}>
        <div>
          <h2>{heading}</h2>
          <p className={styles.prompt}>{prompt}</p>
          <p className={`row ${styles.direct}`}>
            <a href={phone.href}>{phone.display}</a> <a href={`mailto:${email}`}>{info.write}</a>{' '}
            {info.complaints && <a href={info.complaints.href}>{info.complaints.label}</a>}
          </p>
          <p className={styles.note}>{requiredNote}</p>
          <FirstViewEnd />
          <Island component={ContactForm} when="interaction" props={{ label: heading, form, sending }} />
          <FormFallback text={withoutScript} phone={phone} email={email} />
        </div>
        <ContactCard info={info} phone={phone} email={email} />
      </div>
    </Section>
  );
}
