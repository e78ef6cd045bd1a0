import { useFormContext } from 'react-hook-form';
import { ChoiceField } from '#components/fields/ChoiceField.tsx';
import { ConsentField } from '#components/fields/ConsentField.tsx';
import { PhoneField } from '#components/fields/PhoneField.tsx';
import { TextField } from '#components/fields/TextField.tsx';
import { API_PATHS, SUCCESS_PAGE } from '#components/forms/apiPaths.ts';
import { answersOf } from '#components/forms/application/answers.ts';
import { CheckAnswers } from '#components/forms/application/CheckAnswers.tsx';
import { KeepDraft } from '#components/forms/application/KeepDraft.tsx';
import { storeSentCopy } from '#components/forms/application/sentCopy.ts';
import { storedDraft } from '#components/forms/application/storedDraft.ts';
import { type ControlProps, type Controls, sharedControls } from '#components/forms/DescribedField.tsx';
import { cleanText } from '#components/forms/descriptions/cleanText.ts';
import { initialValues, membershipFields } from '#components/forms/descriptions/membershipFields.ts';
import { SendableForm } from '#components/forms/SendableForm.tsx';
import type { Sending, MembershipForm as Words } from '#content/forms/forms.ts';
import { COUNTRY_CODE } from '#content/shared/codes.ts';

type Props = { label: string; form: Words; sending: Sending };

/** Long enough to see the toast (specification 9). */
const REDIRECT_DELAY_MS = 500;

/** The telephone number with its country code, which is a field of its own. */
function Phone({ field }: ControlProps<Words>) {
  const { register } = useFormContext();
  return <PhoneField {...field} countryCode={{ value: COUNTRY_CODE, input: register('countryCode') }} />;
}

const controls: Controls<Words> = {
  ...sharedControls,
  choice: ({ field: { label, optional, span, ...field }, words }) => (
    <ChoiceField
      {...field}
      legend={label}
      options={words.categories}
      initial={String(initialValues[field.name])}
      columns={2}
    />
  ),
  phone: Phone,
  postcode: ({ field, change }) => (
    <TextField
      {...field}
      onBlur={(event) => {
        const { value } = event.currentTarget;
        const postcode = cleanText('postcode', value);
        if (postcode !== value) change(postcode);
        field.onBlur(event);
      }}
    />
  ),
  consent: ({ field: { label, optional, span, ...field }, words }) => <ConsentField {...field} text={words.consent} />,
};

/** The application form (specification 3.2, 4, 5): an island. */
export function MembershipForm({ label, form: words, sending }: Props) {
  return (
    <SendableForm
      fields={membershipFields}
      controls={controls}
      label={label}
      words={words}
      sending={sending}
      path={API_PATHS.membership}
      besideSubmit={<CheckAnswers words={words} />}
      above={<KeepDraft words={words.draft} />}
      onAccepted={async (values, reference) => {
        storedDraft.remove();
        storeSentCopy(answersOf(values, words), reference);
        await new Promise((toastSeen) => setTimeout(toastSeen, REDIRECT_DELAY_MS));
        location.assign(SUCCESS_PAGE);
      }}
    />
  );
}
