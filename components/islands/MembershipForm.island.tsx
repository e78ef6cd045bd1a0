import { useMemo, useState } from 'react';
import { Button } from '#components/controls/Button.tsx';
import { CategoryField } from '#components/fields/CategoryField.tsx';
import { ConsentField } from '#components/fields/ConsentField.tsx';
import { CityField } from '#components/fields/city/CityField.tsx';
import { cityFinder } from '#components/fields/city/city.ts';
import { useCities } from '#components/fields/city/useCities.ts';
import { PhoneField } from '#components/fields/PhoneField.tsx';
import { SelectField } from '#components/fields/SelectField.tsx';
import { TextField } from '#components/fields/TextField.tsx';
import { type Answer, answersOf, TEXT_FIELDS, valuesIn } from '#components/forms/application/answers.ts';
import { CheckAnswers } from '#components/forms/application/CheckAnswers.tsx';
import type { Draft } from '#components/forms/application/draft.ts';
import { KeepDraft } from '#components/forms/application/KeepDraft.tsx';
import { handOverCopy } from '#components/forms/application/sentCopy.ts';
import { tidyPostcode } from '#components/forms/rules/fieldRules.ts';
import {
  type MembershipValues,
  membershipDefaults,
  membershipPayload,
  membershipSchema,
} from '#components/forms/rules/membershipSchema.ts';
import { SendableForm } from '#components/forms/SendableForm.tsx';
import { useSubmission } from '#components/forms/useSubmission.ts';
import type { Sending } from '#content/forms/form-settings.ts';
import type { MembershipForm as Content } from '#content/forms/forms.ts';
import styles from './MembershipForm.module.css';

type Props = { label: string; form: Content; sending: Sending };

const SUCCESS_PAGE = '/member-success';
/** Long enough to see the toast (specification 9). */
const REDIRECT_DELAY_MS = 500;

async function showSuccessPage(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, REDIRECT_DELAY_MS));
  location.assign(SUCCESS_PAGE);
}

/** The application form (specification 3.2, 4, 5): an island. */
export function MembershipForm({ label, form, sending }: Props) {
  const cities = useCities();
  const findCity = useMemo(() => cityFinder(cities), [cities]);
  const { register, field, change, ...submission } = useSubmission<MembershipValues>({
    schema: useMemo(() => membershipSchema(form.messages, findCity), [form, findCity]),
    url: `${sending.apiHost}/prod/api/msb/savemembershipdetails`,
    payload: membershipPayload,
    toasts: form.toasts,
    onAccepted: (values) => {
      handOverCopy(answersOf({ ...values, consent: 'on' }, form));
      return showSuccessPage();
    },
  });
  const { formRef } = submission;
  const [toCheck, setToCheck] = useState<Answer[]>();
  const control = (name: string) => formRef.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const restore = ({ membershipCategory, ...texts }: Draft) => {
    // What was typed since counts for more.
    for (const name of TEXT_FIELDS) if (texts[name] !== '' && control(name)?.value === '') change(name, texts[name]);
    if (membershipCategory === '1') change('membershipCategory', membershipCategory);
  };
  const { labels } = form;
  const postcode = field('postcode');
  return (
    <>
      <SendableForm submission={submission} label={label} form={form} sending={sending}>
        <CategoryField {...field('membershipCategory')} legend={labels.membershipCategory} options={form.categories} />
        <SelectField
          {...field('titleid')}
          label={labels.titleid}
          placeholder={form.select}
          options={form.titles}
          autoComplete="honorific-prefix"
          span={2}
        />
        <TextField {...field('fullname')} label={labels.fullname} autoComplete="name" spellCheck={false} span={4} />
        <PhoneField
          {...field('phoneNo')}
          label={labels.phoneNo}
          countryCode={{
            label: labels.countryCode,
            options: [{ code: membershipDefaults.countryCode, name: labels.countryCode }],
            value: membershipDefaults.countryCode,
            input: register('countryCode'),
          }}
          autoComplete="tel-national"
          span={3}
        />
        <TextField {...field('email')} label={labels.email} type="email" autoComplete="email" span={3} />
        <TextField {...field('businessName')} label={labels.businessName} autoComplete="organization" />
        <TextField
          {...field('businessAddressLine1')}
          label={labels.businessAddressLine1}
          autoComplete="address-line1"
          span={3}
        />
        <TextField
          {...field('businessAddressLine2')}
          label={labels.businessAddressLine2}
          optional={form.optional}
          autoComplete="address-line2"
          span={3}
        />
        <CityField
          {...field('city')}
          label={labels.city}
          cities={cities}
          findCity={findCity}
          text={form.city}
          onChoose={(city) => change('city', city)}
          span={3}
        />
        <TextField
          {...postcode}
          onBlur={(event) => {
            const { value } = event.currentTarget;
            if (tidyPostcode(value) !== value) change('postcode', tidyPostcode(value));
            postcode.onBlur(event);
          }}
          label={labels.postcode}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          span={3}
        />
        <ConsentField {...field('consent')} text={form.consent} />
      </SendableForm>
      <div className={styles.aids}>
        <Button
          look="line"
          size="small"
          onClick={() => formRef.current && setToCheck(answersOf(valuesIn(formRef.current), form))}
        >
          {form.check.open}
        </Button>
        <KeepDraft words={form.draft} form={formRef} restore={restore} />
      </div>
      {toCheck && (
        <CheckAnswers
          words={form.check}
          answers={toCheck}
          onClose={() => setToCheck(undefined)}
          onChange={(name) => control(name)?.focus()}
          onSend={() => formRef.current?.requestSubmit()}
        />
      )}
    </>
  );
}
