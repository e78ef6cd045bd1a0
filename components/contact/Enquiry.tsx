import type { ContactInfo } from '#content/contact.ts';
import type { ContactIntro, ContactForm as Form } from '#content/forms.ts';
import type { Sending } from '#content/sending.ts';
import { ContactForm } from '../forms/ContactForm.tsx';
import { FormFallback } from '../forms/FormFallback.tsx';
import { Island } from '../island/Island.tsx';
import { Columns } from '../layout/Columns.tsx';
import { Section } from '../layout/Section.tsx';
import { ContactCard } from './ContactCard.tsx';
import styles from './Enquiry.module.css';

type Props = { intro: ContactIntro; form: Form; info: ContactInfo; sending: Sending };

/** The enquiry form with its heading, and the contact card beside it (specification 2.10; design, section 5). */
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
          <Island name="ContactForm" of={ContactForm} when="visible" props={{ label: heading, form, sending }} />
          <FormFallback text={withoutScript} phone={phone} email={email} />
        </div>
        <ContactCard info={info} phone={phone} email={email} />
      </Columns>
    </Section>
  );
}
