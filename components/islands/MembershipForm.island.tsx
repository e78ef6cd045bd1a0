import { useState } from 'react';
import { Button } from '#components/controls/Button.tsx';
import { ChoiceField } from '#components/fields/ChoiceField.tsx';
import { ConsentField } from '#components/fields/ConsentField.tsx';
import { PhoneField } from '#components/fields/PhoneField.tsx';
import { TextField } from '#components/fields/TextField.tsx';
import { API_PATHS, SUCCESS_PAGE } from '#components/forms/apiPaths.ts';
import { type Answer, answersOf } from '#components/forms/application/answers.ts';
import { CheckAnswers } from '#components/forms/application/CheckAnswers.tsx';
import { KeepDraft } from '#components/forms/application/KeepDraft.tsx';
import { storeSentCopy } from '#components/forms/application/sentCopy.ts';
import { useDraft } from '#components/forms/application/useDraft.ts';
import { DescribedField, fieldProps } from '#components/forms/DescribedField.tsx';
import {
  initialValues as initial,
  membershipFields,
  shownFields,
} from '#components/forms/descriptions/membershipFields.ts';
import { tidyPostcode } from '#components/forms/rules/typedText.ts';
import { SendableForm } from '#components/forms/SendableForm.tsx';
import { type Submission, useSubmission } from '#components/forms/useSubmission.ts';
import type { Sending } from '#content/forms/form-settings.ts';
import type { MembershipForm as Words } from '#content/forms/forms.ts';
import styles from './MembershipForm.module.css';

type Props = { label: string; form: Words; sending: Sending };

/** Long enough to see the toast (specification 9). */
const REDIRECT_DELAY_MS = 500;

async function showSuccessPage(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, REDIRECT_DELAY_MS));
  location.assign(SUCCESS_PAGE);
}

type FieldProps = { description: (typeof membershipFields)[number]; submission: Submission; words: Words };

/** A field of the application by its description. */
function ApplicationField(props: FieldProps) {
  const { submission, words } = props;
  const { name, kind } = props.description;
  const field = fieldProps(props);
  const { labels } = words;
  switch (kind) {
    case 'choice':
      return (
        <ChoiceField
          {...submission.field(name)}
          legend={field.label}
          options={words.categories}
          initial={String(initial[name])}
          columns={2}
        />
      );
    case 'phone': {
      const code = String(initial.countryCode);
      return (
        <PhoneField
          {...field}
          countryCode={{
            label: labels.countryCode,
            options: [{ code, name: labels.countryCode }],
            value: code,
            input: submission.register('countryCode'),
          }}
        />
      );
    }
    case 'postcode':
      return (
        <TextField
          {...field}
          onBlur={(event) => {
            const { value } = event.currentTarget;
            if (tidyPostcode(value) !== value) submission.change(name, tidyPostcode(value));
            field.onBlur(event);
          }}
        />
      );
    case 'consent':
      return <ConsentField {...submission.field(name)} text={words.consent} />;
    // Registered with the telephone number.
    case 'fixed':
      return null;
    default:
      return <DescribedField {...props} />;
  }
}

/** The application form (specification 3.2, 4, 5): an island. */
export function MembershipForm({ label, form: words, sending }: Props) {
  const submission = useSubmission({
    fields: membershipFields,
    words,
    url: sending.apiHost + API_PATHS.membership,
    onAccepted: async (values, payload) => {
      discard();
      await Promise.all([storeSentCopy(answersOf(values, words), payload), showSuccessPage()]);
    },
  });
  const { formRef, getValues, subscribe, setFocus, change } = submission;
  const { box, onChange, discard } = useDraft({
    getValues,
    subscribe,
    // A field that was typed in meanwhile is newer than the draft.
    restore: (stored) => {
      for (const [name, value] of Object.entries(stored))
        if (getValues(name) === initial[name] && value !== initial[name]) change(name, value);
    },
  });
  const [toCheck, setToCheck] = useState<Answer[]>();
  return (
    <>
      <SendableForm
        submission={submission}
        label={label}
        words={words}
        sending={sending}
        before={
          <Button look="line" onClick={() => setToCheck(answersOf(getValues(), words))}>
            {words.check.open}
          </Button>
        }
      >
        {shownFields.map((description) => (
          <ApplicationField key={description.name} description={description} submission={submission} words={words} />
        ))}
      </SendableForm>
      <div className={styles.aids}>
        <KeepDraft ref={box} words={words.draft} onChange={onChange} />
      </div>
      {toCheck && (
        <CheckAnswers
          words={words.check}
          optional={words.optional}
          answers={toCheck}
          onClose={() => setToCheck(undefined)}
          onChange={setFocus}
          onSend={() => formRef.current?.requestSubmit()}
        />
      )}
    </>
  );
}
