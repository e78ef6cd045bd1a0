import { expect, test } from 'vitest';
import { tableOf } from '#pages/facts/table.ts';

const entry = (name: string, more = {}) => ({
  name,
  description: `${name}: a description that is long enough for search engines.`,
  image: '/share/home.png',
  ...more,
});
const home = ['/', entry('Home')] satisfies [string, object];

const A = ['/a', entry('A')] satisfies [string, object];
const { description } = entry('A');

test.each([
  ['two pages with the same address', [A, ['/a', entry('B')]], 'Two pages have the address /a.'],
  ['two pages with the same title', [A, ['/b', { ...entry('B'), name: 'A' }]], '/a has it already; write another.'],
  ['two with the same description', [A, ['/b', entry('B', { description })]], '/a has it already; write another.'],
  ['a parent that is no page', [['/a', entry('A', { parent: '/b' })]], 'From /b no parent leads to "/"'],
  [
    'parents that name each other',
    [
      ['/a', entry('A', { parent: '/b' })],
      ['/b', entry('B', { parent: '/a' })],
    ],
    'From /b no parent leads to "/"',
  ],
  ['a title that is too long', [['/a', entry('A title of more than thirty-eight letters')]], 'Write at most 38'],
] satisfies [string, [string, ReturnType<typeof entry>][], string][])(
  'an author gets an error for %s',
  (_, entries, error) => {
    expect(() => tableOf([home, ...entries])).toThrow(error);
  },
);

test('a page that search engines don’t index may have the title of another page', () => {
  expect(() => tableOf([home, A, ['/b', { ...entry('A'), index: false }]])).not.toThrow();
});
