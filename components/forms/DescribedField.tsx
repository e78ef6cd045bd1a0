import type { ReactNode } from 'react';
import { type UseFormRegisterReturn, useFormContext } from 'react-hook-form';
import { CityField } from '#components/fields/city/CityField.tsx';
import type { Cities } from '#components/fields/city/city.ts';
import type { FieldProps } from '#components/fields/Field.tsx';
import { SelectField } from '#components/fields/SelectField.tsx';
import { TextField } from '#components/fields/TextField.tsx';
import type { SharedWords } from '#content/forms/forms.ts';
import type { Description, Kind, Value, Values } from './descriptions/fieldDescription.ts';

/** The words of any form. */
export type FormWords = SharedWords & {
  labels: Record<string, string>;
  messages: Record<string, string>;
  hints?: Record<string, string>;
  /** Shown above the button once the form is accepted, for a form that stays on its page. */
  accepted?: string;
};

export type ControlProps<Words> = {
  field: FieldProps & UseFormRegisterReturn & Description['input'];
  words: Words;
  /** Sets the field on the visitor's behalf. */
  change: (value: Value) => void;
  cityList: () => Promise<Cities | undefined>;
};

/** The controls of a form's fields, by their kinds. A kind without one is not shown. */
export type Controls<Words> = Partial<Record<Kind, (props: ControlProps<Words>) => ReactNode>>;

/** The controls that both forms have. */
export const sharedControls: Controls<FormWords> = {
  text: ({ field }) => <TextField {...field} />,
  email: ({ field }) => <TextField {...field} type="email" />,
  phoneDigits: ({ field }) => <TextField {...field} type="tel" />,
  title: ({ field, words }) => <SelectField {...field} placeholder={words.select} options={words.honorifics} />,
  city: ({ field, words, change, cityList }) => (
    <CityField {...field} text={words.city} cityList={cityList} onChoose={change} />
  ),
};

type Props<Words> = {
  id: string;
  description: Description;
  controls: Controls<Words>;
  words: Words;
  cityList: ControlProps<Words>['cityList'];
};

/** A field of a form by its description. Editing it clears its error (specification 4). */
export function DescribedField<Words extends FormWords>(props: Props<Words>) {
  const { id, description, controls, words, cityList } = props;
  const { register, setValue, clearErrors, formState } = useFormContext<Values>();
  const { name, kind, span, input, optional } = description;
  const Control = controls[kind];
  if (!Control) return null;
  const error = formState.errors[name]?.message;
  const clearError = () => {
    // Clearing errors renders the whole form again, so only when there is one.
    if (error) clearErrors(name);
  };
  return (
    <Control
      field={{
        ...register(name, { onChange: clearError }),
        ...input,
        id,
        label: words.labels[name] ?? name,
        optional: optional && words.optional,
        span,
        hint: words.hints?.[name],
        error,
      }}
      words={words}
      cityList={cityList}
      change={(value) => {
        setValue(name, value);
        clearError();
      }}
    />
  );
}
