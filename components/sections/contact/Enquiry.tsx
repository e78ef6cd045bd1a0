import { FormFallback } from '#components/forms/FormFallback.tsx';
import { ContactForm } from '#components/islands/ContactForm.island.tsx';
import { Island } from '#components/islands/loader/Island.tsx';
import { Columns } from '#components/layout/Columns.tsx';
import { Section } from '#components/layout/Section.tsx';
import { SENT_ID } from '#components/sections/plain-form/plainForm.ts';
import { RefusalParts } from '#components/sections/plain-form/RefusalParts.tsx';
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
  /** The form can be sent without JavaScript. */
  plain?: boolean;
};

/** The enquiry form with its heading, and the contact card beside it (specification 2.10). */
export function Enquiry({ intro, form, info, sending, plain }: Props) {
  const { heading, prompt, requiredNote, withoutScript, scriptMissing } = intro;
  const { phone, email } = sending;
  return (
    <Section>
      <Columns split="aside">
        <div>
          <h2>{heading}</h2>
          <p className={styles.prompt}>{prompt}</p>
          <p className={styles.note}>{requiredNote}</p>
          {plain && (
            <p className={styles.sent} id={SENT_ID} tabIndex={-1}>
              {form.toasts.success}
            </p>
          )}
          <Island name="ContactForm" of={ContactForm} when="interaction" props={{ label: heading, form, sending }} />
          <FormFallback text={plain ? scriptMissing : withoutScript} plain={plain} phone={phone} email={email} />
          {plain && <RefusalParts form="contact" heading={form.problem} />}
        </div>
        <ContactCard info={info} phone={phone} email={email} />
      </Columns>
    </Section>
  );
}
