import { describe, expect, test } from 'vitest';
import { tableOf } from '#pages/facts/table.ts';

const entry = (name: string, more = {}) => ({
  name,
  description: `${name}: a description that is long enough for search engines.`,
  image: '/share/home.png',
  ...more,
});
const home = ['/', entry('Home')] satisfies [string, object];

describe('an author gets an error for', () => {
  test('two pages with the same address', () => {
    expect(() => tableOf([home, ['/a', entry('A')], ['/a', entry('B')]])).toThrow('Two pages have the address /a.');
  });

  test('two pages with the same title', () => {
    expect(() => tableOf([home, ['/a', entry('A')], ['/b', { ...entry('B'), name: 'A' }]])).toThrow(
      '/a has it already; write another.',
    );
  });

  test('two pages with the same description', () => {
    const { description } = entry('A');
    expect(() => tableOf([home, ['/a', entry('A')], ['/b', entry('B', { description })]])).toThrow(
      '/a has it already; write another.',
    );
  });

  test.each([
    ['no page', [['/a', entry('A', { parent: '/b' })]]],
    [
      'each other',
      [
        ['/a', entry('A', { parent: '/b' })],
        ['/b', entry('B', { parent: '/a' })],
      ],
    ],
  ] satisfies [string, [string, ReturnType<typeof entry>][]][])('parents that name %s', (_, entries) => {
    expect(() => tableOf([home, ...entries])).toThrow('From /b no parent leads to "/"');
  });

  test('a title that is too long for search results', () => {
    expect(() => tableOf([home, ['/a', entry('A title of more than thirty-eight letters')]])).toThrow(
      'Write at most 38 characters',
    );
  });
});

test('a page that search engines don’t index may have the title of another page', () => {
  expect(() => tableOf([home, ['/a', entry('A')], ['/b', { ...entry('A'), index: false }]])).not.toThrow();
});
