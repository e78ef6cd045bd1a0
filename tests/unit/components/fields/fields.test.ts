import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { captchaToken } from '#components/fields/captcha/captchaToken.ts';
import { cityFinder, filterCities } from '#components/fields/city/city.ts';
import { loadCities, parseCities } from '#components/fields/city/loadCities.ts';
import { optionMove } from '#components/fields/city/optionMove.ts';
import { readCases } from '../../../fixtures/cases.ts';

const text = z.string();
const { places, typed, read, unlisted, moves } = readCases(
  'tests/unit/components/fields/fields.yaml',
  z.strictObject({
    places: z.record(text, text),
    typed: z.array(z.tuple([text, z.array(text)])),
    read: z.array(z.tuple([text, text])),
    unlisted: z.array(text),
    moves: z.array(z.tuple([text, z.int(), z.int(), z.int().nullable()])),
  }),
);

afterEach(() => vi.restoreAllMocks());

const cities = parseCities(places);

test.each(typed)(
  'typing %j in the City field offers at most three places, the best matches first: %j',
  (typed, expected) => {
    expect(filterCities(cities, typed, 3).map(({ name }) => name)).toEqual(expected);
  },
);

describe('the rule of the City field', () => {
  const findCity = cityFinder(cities);

  test.each(read)('reads %j as %s', (typed, listed) => expect(findCity(typed)).toBe(listed));

  test.each(unlisted)('rejects %j', (typed) => expect(findCity(typed)).toBeUndefined());
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
