import { useMemo } from 'react';
import type { ContactForm as Content } from '#content/forms.ts';
import type { Sending } from '#content/sending.ts';
import { CityField } from '../field/CityField.tsx';
import { cityFinder } from '../field/city.ts';
import { SelectField } from '../field/SelectField.tsx';
import { TextArea } from '../field/TextArea.tsx';
import { TextField } from '../field/TextField.tsx';
import { useCities } from '../field/useCities.ts';
import { type ContactValues, contactPayload, contactSchema } from './contactSchema.ts';
import { SendableForm } from './SendableForm.tsx';
import { useSubmission } from './useSubmission.ts';

type Props = { label: string; form: Content; sending: Sending };

/** The enquiry form (specification 3.1, 4, 5): an island. */
export function ContactForm({ label, form, sending }: Props) {
  const cities = useCities();
  const findCity = useMemo(() => cityFinder(cities), [cities]);
  const { field, change, ...submission } = useSubmission<ContactValues>({
    schema: useMemo(() => contactSchema(form.messages, findCity), [form, findCity]),
    url: `${sending.apiHost}/prod/api/msb/savecontactdetails`,
    payload: contactPayload,
    toasts: form.toasts,
  });
  const { labels } = form;
  return (
    <SendableForm submission={submission} label={label} form={form} sending={sending}>
      <SelectField
        {...field('titleid')}
        label={labels.titleid}
        placeholder={form.select}
        options={form.titles}
        autoComplete="honorific-prefix"
        span={2}
      />
      <TextField
        {...field('firstName')}
        label={labels.firstName}
        autoComplete="given-name"
        spellCheck={false}
        span={2}
      />
      <TextField
        {...field('lastName')}
        label={labels.lastName}
        autoComplete="family-name"
        spellCheck={false}
        span={2}
      />
      <TextField {...field('phone')} label={labels.phone} type="tel" autoComplete="tel" span={3} />
      <TextField {...field('email')} label={labels.email} type="email" autoComplete="email" span={3} />
      <CityField
        {...field('city')}
        label={labels.city}
        cities={cities}
        findCity={findCity}
        text={form.city}
        onChoose={(city) => change('city', city)}
      />
      <TextArea {...field('message')} label={labels.message} autoComplete="off" />
    </SendableForm>
  );
}
