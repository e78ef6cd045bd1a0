import { type ReactNode, useState } from 'react';
import { type UseFormRegisterReturn, useFormContext } from 'react-hook-form';
import { CityField } from '#components/fields/city/CityField.tsx';
import type { FieldProps } from '#components/fields/Field.tsx';
import { SelectField } from '#components/fields/SelectField.tsx';
import { TextField } from '#components/fields/TextField.tsx';
import type { ContactForm } from '#content/forms/forms.ts';
import type { Description, Kind, Value, Values } from './descriptions/fieldDescription.ts';

/** The words of any form. */
export type FormWords = Omit<ContactForm, 'labels' | 'messages'> & {
  labels: Record<string, string>;
  messages: Record<string, string>;
};

export type ControlProps<Words> = {
  field: FieldProps & UseFormRegisterReturn & Description['input'];
  words: Words;
  /** Sets the field on the visitor's behalf. */
  change: (value: Value) => void;
};

/** The controls of a form's fields, by their kinds. A kind without one is not shown. */
export type Controls<Words> = Partial<Record<Kind, (props: ControlProps<Words>) => ReactNode>>;

/** The controls that both forms have. */
export const sharedControls: Controls<FormWords> = {
  text: ({ field }) => <TextField {...field} />,
  email: ({ field }) => <TextField {...field} type="email" />,
  phoneDigits: ({ field }) => <TextField {...field} type="tel" />,
  title: ({ field, words }) => <SelectField {...field} placeholder={words.select} options={words.honorifics} />,
  city: ({ field, words, change }) => <CityField {...field} text={words.city} onChoose={change} />,
};

type Props<Words> = {
  id: string;
  description: Description;
  controls: Controls<Words>;
  words: Words;
};

/** A field of a form by its description. Editing it clears its error (specification 4). */
export function DescribedField<Words extends FormWords>({ id, description, controls, words }: Props<Words>) {
  const { register, setValue, getValues, clearErrors, formState } = useFormContext<Values>();
  /** A telephone number that the visitor may have mistyped. */
  const [doubted, setDoubted] = useState<Value | null>(null);
  const { name, kind, span, input, optional } = description;
  const Control = controls[kind];
  if (!Control) return null;
  const error = formState.errors[name]?.message;
  const clearError = () => {
    // Draws the whole form anew, so not for every letter.
    if (error) clearErrors(name);
  };
  const isPhone = kind === 'phone' || kind === 'phoneDigits';
  const checkNumber = async () => {
    const typed = getValues(name);
    const { isDoubtfulNumber } = await import('./sending/sender.ts');
    setDoubted(isDoubtfulNumber(String(typed)) ? typed : null);
  };
  return (
    <Control
      field={{
        ...register(name, { onChange: clearError, onBlur: () => isPhone && checkNumber().catch(() => undefined) }),
        ...input,
        id,
        label: words.labels[name] ?? name,
        optional: optional && words.optional,
        span,
        hint: isPhone ? (!error && doubted === getValues(name) && words.doubtfulPhone) || '' : undefined,
        error,
      }}
      words={words}
      change={(value) => {
        setValue(name, value);
        clearError();
      }}
    />
  );
}
