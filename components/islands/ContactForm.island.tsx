import { TextArea } from '#components/fields/TextArea.tsx';
import { API_PATHS } from '#components/forms/apiPaths.ts';
import { type Controls, sharedControls } from '#components/forms/DescribedField.tsx';
import { contactFields } from '#components/forms/descriptions/contactFields.ts';
import { SendableForm } from '#components/forms/SendableForm.tsx';
import type { Sending, ContactForm as Words } from '#content/forms/forms.ts';

type Props = { label: string; form: Words; sending: Sending };

const controls: Controls<Words> = { ...sharedControls, longText: ({ field }) => <TextArea {...field} /> };

/** The enquiry form (specification 3.1, 4, 5): an island. */
export function ContactForm({ label, form, sending }: Props) {
  return (
    <SendableForm
      fields={contactFields}
      controls={controls}
      label={label}
      words={form}
      sending={sending}
      path={API_PATHS.contact}
    />
  );
}
