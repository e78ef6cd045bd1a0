import { FormFallback } from '#components/forms/FormFallback.tsx';
import { ContactForm } from '#components/islands/ContactForm.island.tsx';
import { Island } from '#components/islands/loader/Island.tsx';
import { Columns } from '#components/layout/Columns.tsx';
import { Section } from '#components/layout/Section.tsx';
import type { Sending } from '#content/forms/form-settings.ts';
import type { ContactIntro, ContactForm as Form } from '#content/forms/forms.ts';
import type { ContactInfo } from '#content/pages/contact-us.ts';
import { ContactCard } from './ContactCard.tsx';
import styles from './Enquiry.module.css';

type Props = {
  intro: ContactIntro;
  form: Form;
  info: ContactInfo;
  sending: Sending;
};

/** The enquiry form with its heading, and the contact card beside it (specification 2.10). */
export function Enquiry({ intro, form, info, sending }: Props) {
  const { heading, prompt, requiredNote, withoutScript } = intro;
  const { phone, email } = sending;
  return (
    <Section>
      <Columns split="aside">
        <div>
          <h2>{heading}</h2>
          <p className={styles.prompt}>{prompt}</p>
          <p className={styles.note}>{requiredNote}</p>
          <Island component={ContactForm} when="interaction" props={{ label: heading, form, sending }} />
          <FormFallback text={withoutScript} phone={phone} email={email} />
        </div>
        <ContactCard info={info} phone={phone} email={email} />
      </Columns>
    </Section>
  );
}
