import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { captchaToken } from '#components/fields/captcha/captchaToken.ts';
import { cityFinder, filterCities } from '#components/fields/city/city.ts';
import { loadCities, parseCities } from '#components/fields/city/loadCities.ts';
import { optionMove } from '#components/fields/city/optionMove.ts';
import { forAll, readCases } from '../../../fixtures/cases.ts';

const text = z.string();
/** Names of places, separated by commas. */
const names = text.transform((names) => names.split(', '));
const { alike, typed, read, unlisted, moves, ...places } = readCases(import.meta, {
  alike: z.record(text, text),
  typed: z.array(z.tuple([text, z.array(text)])),
  read: z.array(z.tuple([text, text])),
  unlisted: z.array(text),
  moves: z.array(z.tuple([text, z.int(), z.int(), z.int().nullable()])),
  ...{ postTowns: z.record(text, names), cities: names, boroughs: names, outside: names },
  ...{ areas: z.record(text, text), first: z.record(text, text) },
});

afterEach(() => vi.restoreAllMocks());

const cities = parseCities(alike);
const findCity = cityFinder(cities);

test.each(typed)(
  'typing %j in the City field offers at most three places, the best matches first: %j',
  (typed, expected) => {
    expect(filterCities(cities, typed, 3, findCity).map(({ name }) => name)).toEqual(expected);
  },
);

describe('the rule of the City field', () => {
  test.each(read)('reads %j as %s', (typed, listed) => expect(findCity(typed)).toBe(listed));

  test.each(unlisted)('rejects %j', (typed) => expect(findCity(typed)).toBeUndefined());
});

test.each<[fault: string, fetch: () => Promise<Response>]>([
  ['a list', async () => Response.json(['London'])],
  ['a number instead of an area', async () => Response.json({ London: 1 })],
  ['a network error', () => Promise.reject(new TypeError('offline'))],
  ['an HTTP error', async () => Response.json({}, { status: 503 })],
])('a list of cities cannot be loaded from %s', async (_, reply) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(reply);
  await expect(loadCities(new AbortController().signal)).rejects.toThrow();
});

test.each(moves)('%s at option %i of %i moves to option %s', (key, active, count, next) => {
  expect(optionMove(key, active, count) ?? null).toBe(next);
});

// That it is sent once, and kept while the form has errors, is tested in tests/component/forms/contactForm.test.tsx.
test('the token of a solved captcha is kept if the captcha is solved again while an earlier token is sent', () => {
  const token = captchaToken();
  token.keep('first');
  token.keep('second');
  token.spend('first');
  expect(token.read()).toBe('second');
});

test('the token of a solved captcha expires after two minutes', () => {
  let now = 0;
  const token = captchaToken(() => now);
  token.keep('solved');
  now = 119_999;
  expect(token.read()).toBe('solved');
  now = 120_000;
  expect(token.read()).toBe('');
});

describe('the city list', () => {
  const file = readFileSync('public/cities.json', 'utf8');
  const cities = parseCities(JSON.parse(file));
  const areas = new Map(cities.map(({ name, area }) => [name, area]));
  const findCity = cityFinder(cities);

  test('has over four thousand places, none twice: the largest, from London down, and then the others by name', () => {
    const names = cities.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(4_000);
    expect(file.match(/"[^"]+":/g)).toHaveLength(new Set(names).size);
    const others = names.slice(names.indexOf('Abbey Dore'));
    expect(names.length - others.length).toBeLessThan(300);
    expect(others).toEqual(others.toSorted());
  });

  test.each(Object.entries(places.first))(
    'suggests for %s first %s, the largest place that begins with it',
    (typed, name) => expect(filterCities(cities, typed, 1, findCity)[0]?.name).toBe(name),
  );

  test('has nothing empty and no character that a letter would not carry', () => {
    const NAME = /^[A-Z][A-Za-z]*(?:(?: |-|')[A-Za-z]+)*!?(?: \([A-Za-z,' -]+\))?$/;
    const AREA = /^[A-Z][a-z]+(?:,? [A-Za-z]+)*$/;
    expect(cities.filter(({ name, area }) => !NAME.test(name) || !AREA.test(area))).toEqual([]);
  });

  test('finds and suggests every place by its own name', () => {
    expect(cities.filter(({ name }) => findCity(name) !== name)).toEqual([]);
    const everyTenth = cities.filter((_, index) => index % 10 === 0);
    expect(everyTenth.filter((city) => filterCities(cities, city.name, 1, findCity)[0] !== city)).toEqual([]);
  });

  test.each(Object.entries(places.areas))('shows %s with %s', (name, area) => expect(areas.get(name)).toBe(area));

  test('has all 76 cities under their own names, and all 32 boroughs of London', () => {
    expect([places.cities.length, places.boroughs.length]).toEqual([76, 32]);
    expect(places.cities.filter((name) => !areas.has(name))).toEqual([]);
    expect(places.boroughs.filter((name) => areas.get(name) !== 'Greater London')).toEqual([]);
  });

  test('finds a place however its case, hyphens, apostrophes, accents and spaces are written', () => {
    const writings: [RegExp, string[]][] = [
      [/[aeo]/g, ['$&', '$&', '$&\u0301', '$&\u00ad']],
      [/\b(?:up)?on\b/g, ['on', 'upon']],
      [/\band\b/g, ['and', '&']],
      [/\bSt /g, ['St ', 'St. ', 'St.', 'Saint ']],
      [/'/g, ["'", '’', '‘', '', 'ʼ', '\u0060', '´']],
      [/[ -]/g, [' ', '-', '  ', '\u00a0', '\u2011', ' \u200b', ' – ']],
    ];
    forAll([fc.gen()], (gen) => {
      const { name } = gen(() => fc.constantFrom(...cities));
      const written = writings.reduce(
        (text, [pattern, forms]) =>
          text.replace(
            pattern,
            gen(() => fc.constantFrom(...forms)),
          ),
        name,
      );
      const typed = gen(() => fc.constantFrom(written, written.toUpperCase(), written.toLowerCase()));
      expect([typed, findCity(typed), filterCities(cities, typed, 1, findCity)[0]?.name]).toEqual([typed, name, name]);
    });
  });

  test('knows the post town of every UK address', () => {
    const towns = Object.values(places.postTowns).flat();
    expect(towns.length).toBeGreaterThan(1_000);
    expect(towns.filter((town) => findCity(town) === undefined)).toEqual([]);
  });

  test('has no place outside the United Kingdom and the Crown Dependencies', () => {
    expect(places.outside.filter((name) => areas.has(name))).toEqual([]);
  });
});
