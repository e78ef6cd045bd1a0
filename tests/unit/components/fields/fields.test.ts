import { afterEach, describe, expect, test, vi } from 'vitest';
import { captchaToken } from '#components/fields/captcha/captchaToken.ts';
import { cityFinder, filterCities } from '#components/fields/city/city.ts';
import { loadCities, parseCities } from '#components/fields/city/loadCities.ts';
import { optionMove } from '#components/fields/city/optionMove.ts';

/** Places whose names are alike, as in public/cities.json. */
const CITIES = {
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
};

/** What a visitor types, and the places among `CITIES` that are offered first. */
const TYPED: [typed: string, places: string[]][] = [
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
];

afterEach(() => vi.restoreAllMocks());

const cities = parseCities(CITIES);

test.each(TYPED)(
  'typing %j in the City field offers at most three places, the best matches first: %j',
  (typed, expected) => {
    expect(filterCities(cities, typed, 3).map(({ name }) => name)).toEqual(expected);
  },
);

describe('the rule of the City field', () => {
  const findCity = cityFinder(cities);

  test.each([
    [' london ', 'London'],
    ['newport shropshire', 'Newport (Shropshire)'],
    ['Stockton on Tees', 'Stockton-on-Tees'],
  ])('reads %j as %s', (typed, listed) => expect(findCity(typed)).toBe(listed));

  const UNLISTED = ['', 'Lond', 'Londonn', 'Shropshire', 'London, Greater London', 'toString', '__proto__'];
  test.each(UNLISTED)('rejects %j', (typed) => expect(findCity(typed)).toBeUndefined());
});

test.each<[fault: string, fetch: () => Promise<Response>]>([
  ['a list', async () => Response.json(['London'])],
  ['a number instead of an area', async () => Response.json({ London: 1 })],
  ['a network error', () => Promise.reject(new TypeError('offline'))],
])('a list of cities that cannot be loaded is logged without throwing: %s', async (_, fetch) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect(await loadCities('/cities.json', fetch)).toBeUndefined();
  expect(log).toHaveBeenCalledOnce();
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
