import { useMemo } from 'react';
import { CityField } from '#components/fields/city/CityField.tsx';
import { cityFinder } from '#components/fields/city/city.ts';
import { useCities } from '#components/fields/city/useCities.ts';
import { SelectField } from '#components/fields/SelectField.tsx';
import { TextArea } from '#components/fields/TextArea.tsx';
import { TextField } from '#components/fields/TextField.tsx';
import { type ContactValues, contactPayload, contactSchema } from '#components/forms/rules/contactSchema.ts';
import { SendableForm } from '#components/forms/SendableForm.tsx';
import { useSubmission } from '#components/forms/useSubmission.ts';
import type { Sending } from '#content/forms/form-settings.ts';
import type { ContactForm as Content } from '#content/forms/forms.ts';

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
