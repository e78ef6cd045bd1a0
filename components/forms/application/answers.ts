import { cleanText } from '#components/forms/descriptions/cleanText.ts';
import { inDisplayOrder, type Kind, type Values } from '#components/forms/descriptions/fieldDescription.ts';
import { membershipFields } from '#components/forms/descriptions/membershipFields.ts';
import type { MembershipForm } from '#content/forms/forms.ts';
import { COUNTRY_CODE } from '#content/shared/codes.ts';
import { fill } from '#content/shared/text.ts';

/**
 * An answer in the words of the form. An empty value was left out; `missing` says that the form
 * can't be sent without it, and `ask` asks for it.
 */
export type Answer = { name: string; label: string; value: string; missing: boolean; ask: string };

type Words = Pick<MembershipForm, 'labels' | 'honorifics' | 'categories' | 'check'>;

/** A value in words, for kinds whose value is a code or is shown in another form. */
const inWords: Partial<Record<Kind, (text: string, words: Words) => string | undefined>> = {
  title: (text, { honorifics }) => honorifics.find(({ value }) => value === text)?.label,
  choice(text, { categories }) {
    const chosen = categories.find(({ value }) => value === text);
    return chosen && `${chosen.label}, ${chosen.figure}`;
  },
  // As it is dialled from abroad.
  phone: (text) => (/^$|^\+/.test(text) ? text : `${COUNTRY_CODE} ${text.replace(/^0/, '')}`),
  consent: (text, { check }) => (text === 'true' ? check.accepted : ''),
};

/**
 * An application in words, in the order of its form: for checking it before it is sent, and for the
 * copy of what was sent.
 */
export function answersOf(values: Values, words: Words): Answer[] {
  const labels = { ...words.labels, consent: words.check.consent };
  // The country code is shown with the telephone number.
  const shown = inDisplayOrder(membershipFields).filter(({ kind }) => kind !== 'fixed');
  return shown.map(({ name, kind, optional }) => {
    const text = cleanText(kind, String(values[name] ?? ''));
    const value = inWords[kind] ? (inWords[kind](text, words) ?? '') : text;
    const label = labels[name];
    const ask = kind === 'consent' ? words.check.accept : fill(words.check.ask, { field: label });
    return { name, label, value, missing: !value && !optional, ask };
  });
}
