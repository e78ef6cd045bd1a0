import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cityFinder, filterCities, loadCities, parseCities } from '#components/fields/city/city.ts';

const cities = parseCities({
  "Bishop's Stortford": 'Hertfordshire',
  'Kingston upon Thames': 'Greater London',
  Llandudno: 'Conwy',
  London: 'Greater London',
  Londonderry: 'Derry City and Strabane',
  'New Malden': 'Greater London',
  'Newcastle upon Tyne': 'Tyne and Wear',
  Newport: 'Wales',
  'Newport (Isle of Wight)': 'Isle of Wight',
  'Newport (Shropshire)': 'Shropshire',
  'St Albans': 'Hertfordshire',
  'Stockton-on-Tees': 'Tees Valley',
  Telford: 'Shropshire',
});

const names = (typed: string, limit = 10) => filterCities(cities, typed, limit).map(({ name }) => name);

describe('typing in the City field', () => {
  test('suggests the exact name first, then names that begin with the text', () => {
    expect(names('london')).toEqual(['London', 'Londonderry', 'Kingston upon Thames', 'New Malden']);
  });

  test('finds all places with the same name', () => {
    expect(names('Newport')).toEqual(['Newport', 'Newport (Isle of Wight)', 'Newport (Shropshire)']);
  });

  test.each([
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
  ])('for %j offers %j', (typed, expected) => {
    expect(names(typed)).toEqual(expected);
  });

  test('suggests no more places than requested', () => {
    expect(names('n', 2)).toEqual(['New Malden', 'Newcastle upon Tyne']);
  });

  test('never throws, and suggests only listed places', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        for (const city of filterCities(cities, typed, 5)) expect(cities).toContain(city);
      }),
    );
  });
});

describe('the rule of the City field', () => {
  const findCity = cityFinder(cities);

  test.each([
    ['London', 'London'],
    [' london ', 'London'],
    ['newport shropshire', 'Newport (Shropshire)'],
    ['Stockton on Tees', 'Stockton-on-Tees'],
  ])('reads %j as %s', (typed, listed) => {
    expect(findCity(typed)).toBe(listed);
  });

  test.each(['', 'Lond', 'Londonn', 'Shropshire', 'London, Greater London', 'toString', '__proto__'])(
    'rejects %j',
    (typed) => {
      expect(findCity(typed)).toBeUndefined();
    },
  );

  test('gives only listed places, whatever is typed', () => {
    const names = cities.map(({ name }) => name);
    const nearly = fc.tuple(fc.constantFrom(...names), fc.string()).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearly), (typed) => {
        expect([undefined, ...names]).toContain(findCity(typed));
      }),
    );
  });

  test('accepts any text without a list', () => {
    expect(cityFinder(undefined)(' Anywhere ')).toBe('Anywhere');
    expect(cityFinder(undefined)(' ')).toBeUndefined();
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

describe('loading the list', () => {
  afterEach(() => vi.restoreAllMocks());

  const answering = (body: string, status = 200) =>
    loadCities('/cities.json', async () => new Response(body, { status }));

  test('gives the places in the order of the file', async () => {
    expect(await answering('{"London":"Greater London","Bath":"Somerset"}')).toMatchObject([
      { name: 'London', area: 'Greater London' },
      { name: 'Bath', area: 'Somerset' },
    ]);
  });

  test.each([
    ['a missing file', '<h1>Not found</h1>', 404],
    ['an HTML page', '<!doctype html>', 200],
    ['a list', '["London"]', 200],
    ['a number instead of an area', '{"London":1}', 200],
  ])('logs %s without throwing', async (_, body, status) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    expect(await answering(body, status)).toBeUndefined();
    expect(log).toHaveBeenCalledOnce();
  });

  test('logs a network error without throwing', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    expect(await loadCities('/cities.json', () => Promise.reject(new TypeError('offline')))).toBeUndefined();
    expect(log).toHaveBeenCalledOnce();
  });
});
