import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cityFinder, filterCities, loadCities, parseCities } from '#components/fields/city/city.ts';
import { CITIES } from '../../../fixtures/cities.ts';

const cities = parseCities(CITIES);

describe('typing in the City field', () => {
  test.each([
    ['london', ['London', 'Londonderry', 'Kingston upon Thames']],
    ['Newport', ['Newport', 'Newport (Isle of Wight)', 'Newport (Shropshire)']],
    ['newport shrop', ['Newport (Shropshire)']],
    ['shropshire', ['Newport (Shropshire)', 'Telford']],
    ['tyne', ['Newcastle upon Tyne']],
    ['saint alb', ['St Albans']],
    ['st. alb', ['St Albans']],
    ['bishops st', ["Bishop's Stortford"]],
    ['Bishop’s', ["Bishop's Stortford"]],
    ['stockton on', ['Stockton-on-Tees']],
    ['  NEW   mal', ['New Malden']],
    ['llàndudno', ['Llandudno']],
    ['ndon', []],
    ['', []],
    ['()', []],
  ])('for %j offers at most three places, the best matches first: %j', (typed, expected) => {
    expect(filterCities(cities, typed, 3).map(({ name }) => name)).toEqual(expected);
  });
});

describe('the rule of the City field', () => {
  const findCity = cityFinder(cities);

  test.each([
    [' london ', 'London'],
    ['newport shropshire', 'Newport (Shropshire)'],
    ['Stockton on Tees', 'Stockton-on-Tees'],
  ])('reads %j as %s', (typed, listed) => expect(findCity(typed)).toBe(listed));

  test.each(['', 'Lond', 'Londonn', 'Shropshire', 'London, Greater London', 'toString', '__proto__'])(
    'rejects %j',
    (typed) => {
      expect(findCity(typed)).toBeUndefined();
    },
  );

  test('gives and suggests only listed places, whatever is typed', () => {
    const names = cities.map(({ name }) => name);
    const nearly = fc.tuple(fc.constantFrom(...names), fc.string()).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), nearly), (typed) => {
        expect([undefined, ...names]).toContain(findCity(typed));
        for (const city of filterCities(cities, typed, 5)) expect(cities).toContain(city);
      }),
    );
  });
});

describe('the whole list of the site', () => {
  const all = parseCities(JSON.parse(readFileSync('public/cities.json', 'utf8')));
  const findCity = cityFinder(all);

  test('finds every place by its own name', () => {
    expect(all.filter(({ name }) => findCity(name) !== name)).toEqual([]);
  });

  test('suggests every place first if its whole name is typed', () => {
    const everyTenth = all.filter((_, index) => index % 10 === 0);
    expect(everyTenth.filter((city) => filterCities(all, city.name, 1)[0] !== city)).toEqual([]);
  });
});

describe('a list that cannot be loaded', () => {
  afterEach(() => vi.restoreAllMocks());

  test.each<[fault: string, fetch: () => Promise<Response>]>([
    ['a list', async () => Response.json(['London'])],
    ['a number instead of an area', async () => Response.json({ London: 1 })],
    ['a network error', () => Promise.reject(new TypeError('offline'))],
  ])('is logged without throwing: %s', async (_, fetch) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    expect(await loadCities('/cities.json', fetch)).toBeUndefined();
    expect(log).toHaveBeenCalledOnce();
  });
});
