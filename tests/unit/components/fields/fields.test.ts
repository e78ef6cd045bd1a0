import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { captchaToken } from '#components/fields/captcha/captchaToken.ts';
import { type City, cityFinder, filterCities } from '#components/fields/city/city.ts';
import { parseCities } from '#components/fields/city/loadCities.ts';
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
  postTowns: z.record(text, names),
  cities: names,
  boroughs: names,
  outside: names,
  areas: z.record(text, text),
  first: z.record(text, text),
});

const cities = parseCities(alike);
const findCity = cityFinder(cities);

test.each(typed)(
  'typing %j in the City field offers at most three places, the best matches first: %j',
  (typed, expected) => {
    expect(filterCities(cities, typed, 3, findCity).map(({ name }) => name)).toEqual(expected);
  },
);

test.each(read)('the rule of the City field reads %j as %s', (typed, listed) => expect(findCity(typed)).toBe(listed));

test.each(unlisted)('the rule of the City field rejects %j', (typed) => expect(findCity(typed)).toBeUndefined());

test.each([[['London']], [{ London: 1 }]])('%j is no list of cities', (json) => {
  expect(() => parseCities(json)).toThrow();
});

test.each(moves)('%s at option %i of %i moves to option %s', (key, active, count, next) => {
  expect(optionMove(key, active, count) ?? null).toBe(next);
});

// That it is sent once, and kept while the form has errors, is tested in
// tests/component/forms/contactForm.test.tsx.
test('the token of a captcha that is solved again while an earlier one is sent is kept, for two minutes', () => {
  let now = 0;
  const token = captchaToken(() => now);
  token.keep('first');
  token.keep('second');
  token.spend('first');
  now = 119_999;
  expect(token.read()).toBe('second');
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

  test('finds every place by its own name, with its area or without, and suggests it', () => {
    const isFound = ({ name, area }: City) => [name, `${name}, ${area}`].every((typed) => findCity(typed) === name);
    expect(cities.filter((city) => !isFound(city))).toEqual([]);
    const everyTenth = cities.filter((_, index) => index % 10 === 0);
    expect(everyTenth.filter((city) => filterCities(cities, city.name, 1, findCity)[0] !== city)).toEqual([]);
  });

  test.each(Object.entries(places.areas))('shows %s with %s', (name, area) => expect(areas.get(name)).toBe(area));

  test('has all 76 cities, all 32 boroughs of London and every post town, and nothing outside the UK and the Crown Dependencies', () => {
    expect([places.cities.length, places.boroughs.length]).toEqual([76, 32]);
    expect(places.cities.filter((name) => !areas.has(name))).toEqual([]);
    expect(places.boroughs.filter((name) => areas.get(name) !== 'Greater London')).toEqual([]);
    const towns = Object.values(places.postTowns).flat();
    expect(towns.length).toBeGreaterThan(1_000);
    expect(towns.filter((town) => findCity(town) === undefined)).toEqual([]);
    expect(places.outside.filter((name) => areas.has(name))).toEqual([]);
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
});
