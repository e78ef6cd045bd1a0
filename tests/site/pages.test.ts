import { expect, test } from 'vitest';
import { z } from 'zod';
import { site } from '#content/site/site.ts';
import { addresses, all, builtPage, links, texts } from '../fixtures/built.ts';
import { readCases } from '../fixtures/cases.ts';

const text = z.string();
const link = text.transform((written) =>
  written.replaceAll('{email}', site.email).replace('{phone}', site.phone.display).replace('{tel}', site.phone.href),
);
const pages = readCases(import.meta, {
  texts: z.array(z.object({ what: text, at: text, find: text, texts: z.array(text) })),
  breadcrumbs: z.record(text, z.array(text)),
  someTexts: z.array(z.object({ at: text, find: text, texts: z.array(text) })),
  counts: z.array(z.object({ at: text, what: text, find: text, count: z.int() })),
  links: z.array(z.object({ what: text, at: text, part: text, to: text.default(''), links: z.array(link) })),
  someLinks: z.record(text, z.array(link)),
});

test.each(pages.texts)('$what', ({ at, find, texts: expected }) => expect(texts(at, find)).toEqual(expected));

test.each(Object.entries(pages.breadcrumbs))('the breadcrumb of %s is %j', (at, expected) => {
  expect(texts(at, 'main nav[aria-label=Breadcrumb] li')).toEqual(expected);
});

test.each(pages.someTexts)('$at shows $texts', ({ at, find, texts: expected }) => {
  expect(texts(at, find)).toEqual(expect.arrayContaining(expected));
});

test.each(pages.counts)('$at has the specified number of $what', ({ at, find, count }) => {
  expect(all(at, find)).toHaveLength(count);
});

test.each(pages.links)('$what', ({ at, part, to, links: expected }) => {
  expect(links(at, part).filter((link) => link.includes(`→ ${to}`))).toEqual(expected);
});

test.each(Object.entries(pages.someLinks))('%s has the links %j', (at, expected) => {
  const found = links(at);
  for (const link of expected) expect(found).toContainEqual(expect.stringMatching(link));
});

test('each slide of the hero links to the membership form', () => {
  expect(new Set(addresses('/', '[id^=slide-] a'))).toEqual(new Set(['/become-a-member#membership-form']));
});

test('the home page has pictures in three groups', () => {
  expect(new Set(texts('/', '[id^=photo]'))).toEqual(new Set(['Registration', 'Speaker', 'Networking']));
});

test('the home page shows both fees (specification 9)', () => {
  expect(texts('/', 'main').join()).toMatch(/£365.*£799/);
});

test('the join page has the same content at both of its addresses', () => {
  const [here, there] = ['/become-a-member', '/overview'].map((path) => builtPage(path).querySelector('main'));
  expect(there?.outerHTML).toBe(here?.outerHTML);
});

test('Our Team shows those who lead and the members of bodies, these with their employers, each with a photo', () => {
  const people = all('/our-team', 'main section:not([data-tone=tint]) article');
  expect(people.map((person) => /employer/i.test(person.text))).toEqual([
    false,
    ...Array(people.length - 1).fill(true),
  ]);
  for (const person of people) expect(person.querySelector('img')?.getAttribute('alt')).toBeTruthy();
  const profiles = people.map((person) => person.querySelector('a[rel~=external]')?.text);
  // The last of the corpus has none.
  expect(profiles.pop()).toBeUndefined();
  for (const profile of profiles) expect(profile).toContain('Professional profile');
});
