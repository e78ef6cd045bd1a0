import type { Values } from '#components/forms/descriptions/fieldDescription.ts';
import { shownFields } from '#components/forms/descriptions/membershipFields.ts';
import type { MembershipForm } from '#content/forms/forms.ts';

/** An answer in the words of the form. An empty value was left out; `missing` says that the form can't be sent without it. */
export type Answer = { name: string; label: string; value: string; missing: boolean };

type Words = Pick<MembershipForm, 'labels' | 'titles' | 'categories' | 'check'>;

/**
 * An application in words, in the order of its form: for checking it before it is sent, and for the copy of what was sent.
 *
 * @param values what the fields hold
 * @param words the form's words
 */
export function answersOf(values: Values, words: Words): Answer[] {
  const { titles, categories, check } = words;
  const labels = { ...words.labels, consent: check.consent };
  return shownFields.flatMap(({ name, kind, optional }) => {
    const value = values[name] ?? '';
    const text = String(value).trim();
    const answer = (written = '') => [{ name, label: labels[name], value: written, missing: !written && !optional }];
    switch (kind) {
      // Shown with the telephone number.
      case 'fixed':
        return [];
      case 'title':
        return answer(titles.find((title) => title.value === text)?.label);
      case 'choice': {
        const chosen = categories.find((category) => category.value === text);
        return answer(chosen && `${chosen.label}, ${chosen.figure}`);
      }
      case 'phone':
        return answer(text && `${values.countryCode} ${text}`);
      case 'consent':
        return answer(value === true ? check.accepted : '');
      default:
        return answer(text);
    }
  });
}
