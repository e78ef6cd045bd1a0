import { describe, expect, test } from 'vitest';
import { answersOf } from '#components/forms/application/answers.ts';
import { draftOf, readDraft } from '#components/forms/application/draft.ts';
import { contactFields } from '#components/forms/descriptions/contactFields.ts';
import type { Description, Values } from '#components/forms/descriptions/fieldDescription.ts';
import { initialValues, membershipFields } from '#components/forms/descriptions/membershipFields.ts';
import { collected, contactForm, membershipForm } from '#content/forms/forms.ts';
import { privacyPolicy } from '#content/pages/privacy-policy.ts';
import { APPLICATION_SENT } from '../../../fixtures/answers.ts';

/** Fields that the policy names in separate sentences. */
const NAMED_APART = new Map([
  ['city', 'also asks for your city'],
  ['consent', 'that you accepted this policy'],
]);

describe.each<
  [form: keyof typeof collected, fields: readonly Description[], words: Record<'labels' | 'messages', object>]
>([
  ['contact', contactFields, contactForm],
  ['membership', membershipFields, membershipForm],
])('the fields of the %s form', (form, fields, words) => {
  const names = fields.map(({ name }) => name);

  test('are those with labels, and consent', () => {
    expect(names.filter((name) => name !== 'consent').sort()).toEqual(Object.keys(words.labels).sort());
  });

  const empty = fields.filter(({ optional, initial = '' }) => !optional && (initial === '' || initial === false));
  test.each(empty)('include $name with a message for when it is empty', ({ name }) => {
    expect(words.messages).toHaveProperty(name);
  });

  test.each(names)('include %s, which the privacy policy names', (name) => {
    const item = collected[form].find((candidate) => candidate.fields.includes(name));
    expect(privacyPolicy.body).toContain(item?.text ?? NAMED_APART.get(name) ?? `nothing: add ${name} to "collected"`);
  });
});

describe('every field of an application', () => {
  const filled = Object.fromEntries(Object.entries(APPLICATION_SENT).map(([name, value]) => [name, value || 'sample']));
  const answers = (values: Values) =>
    new Map(answersOf(values, membershipForm).map(({ name, value }) => [name, value]));

  test('has its own answer in words, except the country code, which is part of the telephone number', () => {
    const shown = answers(filled);
    for (const { name, kind } of membershipFields.filter(({ kind }) => kind !== 'fixed'))
      expect(shown.get(name), `${name}, a ${kind}`).toBeTruthy();
    expect([shown.get('titleid'), shown.get('consent')]).toEqual(['Mrs.', 'Accepted']);
  });

  test('is in the draft, except consent and fields that the visitor can’t change', () => {
    const draft = readDraft(draftOf(filled));
    const kept = membershipFields.filter(({ kind }) => kind !== 'consent' && kind !== 'fixed');
    expect(draft).toEqual(Object.fromEntries(kept.map(({ name }) => [name, filled[name]])));
  });

  test('is restored empty from a draft without it, or with something else in its place', () => {
    expect(initialValues).toMatchObject(readDraft({}) ?? { none: 'read' });
    const broken = readDraft({ fullname: 7, city: 'London', membershipCategory: '9' });
    expect(broken).toMatchObject({ fullname: '', city: 'London', membershipCategory: '0' });
  });
});

test.each([undefined, null, '', 7])('%j is not a draft', (stored) => expect(readDraft(stored)).toBeUndefined());
