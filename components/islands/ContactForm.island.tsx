import { TextArea } from '#components/fields/TextArea.tsx';
import { API_PATHS } from '#components/forms/apiPaths.ts';
import { DescribedField, fieldProps } from '#components/forms/DescribedField.tsx';
import { contactFields } from '#components/forms/descriptions/contactFields.ts';
import { SendableForm } from '#components/forms/SendableForm.tsx';
import { useSubmission } from '#components/forms/useSubmission.ts';
import type { Sending } from '#content/forms/form-settings.ts';
import type { ContactForm as Words } from '#content/forms/forms.ts';

type Props = { label: string; form: Words; sending: Sending };

/** The enquiry form (specification 3.1, 4, 5): an island. */
export function ContactForm({ label, form: words, sending }: Props) {
  const submission = useSubmission({ fields: contactFields, words, url: sending.apiHost + API_PATHS.contact });
  return (
    <SendableForm submission={submission} label={label} words={words} sending={sending}>
      {contactFields.map((description) => {
        const { name, kind } = description;
        const props = { description, submission, words };
        return kind === 'longText' ? (
          <TextArea key={name} {...fieldProps(props)} />
        ) : (
          <DescribedField key={name} {...props} />
        );
      })}
    </SendableForm>
  );
}
