import { describe, expect, test } from 'vitest';
import { answersOf } from '#components/forms/application/answers.ts';
import { parseDraft, serialiseDraft } from '#components/forms/application/draft.ts';
import { contactFields } from '#components/forms/descriptions/contactFields.ts';
import type { FieldDescription, Values } from '#components/forms/descriptions/fieldDescription.ts';
import { initialValues, membershipFields } from '#components/forms/descriptions/membershipFields.ts';
import { collected, contactForm, membershipForm } from '#content/forms/forms.ts';
import { privacyPolicy } from '#content/pages/privacy-policy.ts';

const FORMS: {
  form: keyof typeof collected;
  fields: readonly FieldDescription<string, never>[];
  words: { labels: Record<string, string>; messages: Record<string, string> };
  /** Fields that the policy names in separate sentences. */
  namedApart: Record<string, string>;
}[] = [
  { form: 'contact', fields: contactFields, words: contactForm, namedApart: { city: 'also asks for your city' } },
  {
    form: 'membership',
    fields: membershipFields,
    words: membershipForm,
    namedApart: { consent: 'that you accepted this policy' },
  },
];

describe.each(FORMS)('the fields of the $form form', ({ form, fields, words, namedApart }) => {
  const names = fields.map(({ name }) => name);

  test('are those with labels, and consent, which has a sentence instead', () => {
    expect(names.filter((name) => name !== 'consent').sort()).toEqual(Object.keys(words.labels).sort());
  });

  test.each(fields.filter(({ optional, initial = '' }) => !optional && (initial === '' || initial === false)))(
    'include $name with a message for when it is empty',
    ({ name }) => {
      expect(words.messages).toHaveProperty(name);
    },
  );

  test.each(names)('include %s, which the privacy policy names', (name) => {
    const item = collected[form].find((candidate) => candidate.fields.includes(name));
    expect(privacyPolicy.body).toContain(item?.text ?? namedApart[name] ?? `nothing: add ${name} to "collected"`);
  });
});

describe('every field of an application', () => {
  const filled: Values = Object.fromEntries(
    membershipFields.map(({ name, kind, initial }) => {
      const coded = kind === 'title' || kind === 'choice';
      return [name, coded ? '1' : typeof initial === 'boolean' ? true : initial || `sample ${name}`];
    }),
  );

  test('has its own answer, except the country code, which is part of the telephone number', () => {
    const answers = answersOf(filled, membershipForm);
    for (const { name, kind } of membershipFields.filter(({ kind }) => kind !== 'fixed'))
      expect(answers.find((answer) => answer.name === name)?.value, `${name}, a ${kind}`).toBeTruthy();
    expect(new Set(answers.map(({ label }) => label)).size).toBe(answers.length);
  });

  test('is in the draft, except consent and fields that the visitor can’t change', () => {
    const draft = parseDraft(serialiseDraft(filled));
    const kept = membershipFields.filter(({ kind }) => kind !== 'consent' && kind !== 'fixed');
    expect(draft).toEqual(Object.fromEntries(kept.map(({ name }) => [name, filled[name]])));
  });

  test('is restored empty from an empty draft', () => {
    expect(initialValues).toMatchObject(parseDraft('{}') ?? { none: 'read' });
  });
});
