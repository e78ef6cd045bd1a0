import type { MembershipValues } from '#components/forms/rules/membershipSchema.ts';
import type { MembershipForm } from '#content/forms/forms.ts';

/** An answer in the words of the form; an empty value was left out. */
export type Answer = { name: keyof MembershipValues; label: string; value: string };

/** What the form holds, as text; `consent` is empty where it isn't given. */
export type AnswerValues = Record<keyof MembershipValues, string>;

/** The fields of text, in the order of the form. */
export const TEXT_FIELDS = [
  'titleid',
  'fullname',
  'phoneNo',
  'email',
  'businessName',
  'businessAddressLine1',
  'businessAddressLine2',
  'city',
  'postcode',
] as const;

/**
 * An application in words, in the order of its form: for checking it before it is sent, and for the copy of what was sent.
 *
 * @param values what the fields hold
 * @param form the form's words
 */
export function answersOf(
  values: AnswerValues,
  form: Pick<MembershipForm, 'labels' | 'titles' | 'categories' | 'check'>,
) {
  const { labels, titles, categories, check } = form;
  const category = categories.find(({ value }) => value === values.membershipCategory);
  const written = (name: (typeof TEXT_FIELDS)[number]): string => {
    const value = values[name].trim();
    if (name === 'titleid') return titles.find((title) => title.value === value)?.label ?? '';
    return name === 'phoneNo' && value !== '' ? `${values.countryCode} ${value}` : value;
  };
  const answers: Answer[] = [
    {
      name: 'membershipCategory',
      label: labels.membershipCategory,
      value: category ? `${category.label}, ${category.fee}` : '',
    },
    ...TEXT_FIELDS.map((name) => ({ name, label: labels[name], value: written(name) })),
    { name: 'consent', label: check.consent, value: values.consent && check.accepted },
  ];
  return answers;
}

/** What a form holds now, as text. */
export function valuesIn(form: HTMLFormElement): AnswerValues {
  const data = new FormData(form);
  const text = (name: keyof MembershipValues) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    titleid: text('titleid'),
    fullname: text('fullname'),
    phoneNo: text('phoneNo'),
    email: text('email'),
    membershipCategory: text('membershipCategory'),
    businessName: text('businessName'),
    businessAddressLine1: text('businessAddressLine1'),
    businessAddressLine2: text('businessAddressLine2'),
    city: text('city'),
    postcode: text('postcode'),
    countryCode: text('countryCode'),
    consent: text('consent'),
  };
}
