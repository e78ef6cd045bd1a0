import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { captchaToken } from '#components/fields/captcha/captchaToken.ts';
import { citiesOf } from '#components/fields/city/city.ts';
import { optionMove } from '#components/fields/city/optionMove.ts';
import { forAll, readCases } from '../../../fixtures/cases.ts';

/** Names of places, separated by commas. */
const names = z.string().transform((names) => names.split(', '));
const places = readCases(import.meta, { postTowns: z.record(z.string(), names), cities: names, boroughs: names });

const alike = citiesOf({
  Londonderry: 'Derry City and Strabane',
  London: 'Greater London',
  'New Malden': 'Greater London',
  Newport: 'Wales',
  'Newport (Shropshire)': 'Shropshire',
  'Southend-on-Sea': 'Essex',
  'St Albans': 'Hertfordshire',
  "Bishop's Stortford": 'Hertfordshire',
  Telford: 'Shropshire',
});

test.each([
  ['london', ['London', 'Londonderry', 'New Malden']],
  ['new', ['New Malden', 'Newport', 'Newport (Shropshire)']],
  ['newport shrop', ['Newport (Shropshire)']],
  ['stort', ["Bishop's Stortford"]],
  ['shropshire', ['Newport (Shropshire)', 'Telford']],
  ['Telford, Salop', ['Telford']],
  ['ndon', []],
  [' ,', []],
])('typing %j in the City field offers at most three places, the best matches first: %j', (typed, expected) => {
  expect(alike.suggest(typed, 3).map(({ name }) => name)).toEqual(expected);
});

test.each([
  ['newport, shropshire', 'Newport (Shropshire)'],
  ['Telford, Salop', 'Telford'],
  ['Lond', undefined],
  ['Southend', undefined],
  ['Sample, London', undefined],
  ['toString', undefined],
  [',', undefined],
])('the rule of the City field reads %j as %s', (typed, listed) => expect(alike.findCity(typed)).toBe(listed));

test.each([[['London']], [{ London: 1 }]])('%j is no list of cities', (json) => {
  expect(() => citiesOf(json)).toThrow();
});

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowUp', -1, 3, 2],
  ['Home', 1, 3, 0],
  ['End', 1, 3, 2],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 1, 3, 0],
  ['Home', -1, 3, undefined],
  ['End', -1, 3, undefined],
  ['ArrowDown', -1, 0, undefined],
  ['a', 1, 3, undefined],
])('%s at option %i of %i moves to option %s', (key, active, count, next) => {
  expect(optionMove(key, active, count)).toBe(next);
});

// That it is sent once, and kept while the form has errors, is tested in
// tests/component/fields/captcha.test.tsx.
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
  const areas = new Map(Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(file))));
  const all = [...areas.keys()];
  const { findCity, suggest } = citiesOf(Object.fromEntries(areas));

  test('has over four thousand different places, nearly all sorted by name', () => {
    expect(all.length).toBeGreaterThan(4_000);
    expect(file.match(/"[^"]+":/g)).toHaveLength(all.length);
    const others = all.slice(all.indexOf('Abbey Dore'));
    expect(all.length - others.length).toBeLessThan(300);
    expect(others).toEqual(others.toSorted());
  });

  test.each([
    ['Lond', 'London'],
    ['bir', 'Birmingham'],
    ['Newc', 'Newcastle upon Tyne'],
    ['ha', 'Hastings'],
    ['isle of m', 'Isle of Man'],
  ])('suggests for %s first %s, the largest place that begins with it', (typed, name) => {
    expect(suggest(typed, 1)[0]?.name).toBe(name);
  });

  test('has nothing empty and no character that a letter would not carry', () => {
    const NAME = /^[A-Z][A-Za-z]*(?:(?: |-|')[A-Za-z]+)*!?(?: \([A-Za-z,' -]+\))?$/;
    const AREA = /^[A-Z][a-z]+(?:,? [A-Za-z]+)*$/;
    expect([...areas].filter(([name, area]) => !NAME.test(name) || !AREA.test(area))).toEqual([]);
  });

  test('suggests every place by its own name, with or without its area', () => {
    const isFound = ([name, area]: [string, string]) =>
      [name, `${name}, ${area}`].every((typed) => findCity(typed) === name);
    expect([...areas].filter((city) => !isFound(city))).toEqual([]);
    const everyTenth = all.filter((_, index) => index % 10 === 0);
    expect(everyTenth.filter((name) => suggest(name, 1)[0]?.name !== name)).toEqual([]);
  });

  test.each([
    ['London', 'Greater London'],
    ['Newport', 'Wales'],
    ['Newport (Shropshire)', 'Shropshire'],
    ['Hayes (Bromley)', 'Greater London'],
    ['St Peter (Guernsey)', 'Guernsey'],
    ['Douglas', 'Isle of Man'],
    ['Caerdydd', 'Cardiff'],
  ])('shows %s with %s, which distinguishes places of the same name', (name, area) =>
    expect(areas.get(name)).toBe(area),
  );

  test('has the cities, London boroughs and post towns of the UK and the Crown Dependencies', () => {
    expect([places.cities.length, places.boroughs.length]).toEqual([76, 32]);
    expect(places.cities.filter((name) => !areas.has(name))).toEqual([]);
    expect(places.boroughs.filter((name) => areas.get(name) !== 'Greater London')).toEqual([]);
    const towns = Object.values(places.postTowns).flat();
    expect(towns.length).toBeGreaterThan(1_000);
    expect(towns.filter((town) => findCity(town) === undefined)).toEqual([]);
    expect(['Dhekelia', 'Dublin'].filter((name) => areas.has(name))).toEqual([]);
  });

  test('finds a place however its case, hyphens, apostrophes, accents and spaces are written', () => {
    const writings: [RegExp, string[]][] = [
      [/[aeo]/g, ['$&', '$&', '$&\u0301', '$&\u00ad']],
      [/\band\b/g, ['and', '&']],
      [/\bSt /g, ['St ', 'St. ', 'St.', 'Saint ']],
      [/'/g, ["'", '’', '‘', '', '\u0060', '´']],
      [/[ -]/g, [' ', '-', '  ', '\u00a0', '\u2011', ' \u200b', ' – ']],
    ];
    forAll([fc.gen()], (gen) => {
      const name = gen(() => fc.constantFrom(...all));
      const written = writings.reduce(
        (text, [pattern, forms]) =>
          text.replace(
            pattern,
            gen(() => fc.constantFrom(...forms)),
          ),
        name,
      );
      const typed = gen(() => fc.constantFrom(written, written.toUpperCase(), written.toLowerCase()));
      expect([typed, findCity(typed), suggest(typed, 1)[0]?.name]).toEqual([typed, name, name]);
    });
  });
});
