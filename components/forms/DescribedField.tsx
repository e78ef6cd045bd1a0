import { CityField, type CityWords } from '#components/fields/city/CityField.tsx';
import { SelectField } from '#components/fields/SelectField.tsx';
import { TextField } from '#components/fields/TextField.tsx';
import type { FieldDescription } from './descriptions/fieldDescription.ts';
import type { Submission } from './useSubmission.ts';

type Words = {
  labels: Record<string, string>;
  /** Shown after the label of a field that may stay empty. */
  optional?: string;
  /** The first option of a select. */
  select: string;
  titles: readonly { value: string; label: string }[];
  city: CityWords;
};

type Props = {
  description: FieldDescription<string, never>;
  submission: Submission;
  words: Words;
};

/** What every described field passes to its control. */
export function fieldProps({ description, submission, words }: Props) {
  const { name, span, input, optional } = description;
  return {
    ...submission.field(name),
    ...input,
    label: words.labels[name] ?? name,
    optional: optional && words.optional,
    span,
  };
}

/** A field of a form by its description, for the kinds that both forms have. */
export function DescribedField(props: Props) {
  const { description, submission, words } = props;
  const field = fieldProps(props);
  if (description.kind === 'title') return <SelectField {...field} placeholder={words.select} options={words.titles} />;
  if (description.kind === 'city')
    return (
      <CityField
        {...field}
        cities={submission.cities}
        findCity={submission.findCity}
        onReach={submission.loadCities}
        text={words.city}
        onChoose={(city) => submission.change(description.name, city)}
      />
    );
  return <TextField {...field} />;
}
