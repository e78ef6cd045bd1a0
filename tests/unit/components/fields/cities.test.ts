import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { cityFinder, filterCities } from '#components/fields/city/city.ts';
import { parseCities } from '#components/fields/city/loadCities.ts';
import { readCases } from '../../../fixtures/cases.ts';

/** Names of places, separated by commas. */
const names = z.string().transform((names) => names.split(', '));
const places = readCases(
  'tests/unit/components/fields/cities.yaml',
  z.object({
    ...{ postTowns: z.record(z.string(), names), cities: names, boroughs: names, outside: names },
    areas: z.record(z.string(), z.string()),
    first: z.record(z.string(), z.string()),
  }),
);

const file = readFileSync('public/cities.json', 'utf8');
const cities = parseCities(JSON.parse(file));
const areas = new Map(cities.map(({ name, area }) => [name, area]));
const findCity = cityFinder(cities);

describe('the city list', () => {
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
    (typed, name) => expect(filterCities(cities, typed, 1)[0]?.name).toBe(name),
  );

  test('has nothing empty and no character that a letter would not carry', () => {
    const NAME = /^[A-Z][A-Za-z]*(?:(?: |-|')[A-Za-z]+)*!?(?: \([A-Za-z,' -]+\))?$/;
    const AREA = /^[A-Z][a-z]+(?:,? [A-Za-z]+)*$/;
    expect(cities.filter(({ name, area }) => !NAME.test(name) || !AREA.test(area))).toEqual([]);
  });

  test('finds and suggests every place by its own name', () => {
    expect(cities.filter(({ name }) => findCity(name) !== name)).toEqual([]);
    const everyTenth = cities.filter((_, index) => index % 10 === 0);
    expect(everyTenth.filter((city) => filterCities(cities, city.name, 1)[0] !== city)).toEqual([]);
  });

  test.each(Object.entries(places.areas))('shows %s with %s', (name, area) => expect(areas.get(name)).toBe(area));

  test('has all 76 cities under their own names, and all 32 boroughs of London', () => {
    expect([places.cities.length, places.boroughs.length]).toEqual([76, 32]);
    expect(places.cities.filter((name) => !areas.has(name))).toEqual([]);
    expect(places.boroughs.filter((name) => areas.get(name) !== 'Greater London')).toEqual([]);
  });

  test('knows the post town of every UK address', () => {
    const towns = Object.values(places.postTowns).flat();
    expect(towns.length).toBeGreaterThan(1_000);
    expect(towns.filter((town) => findCity(town) === undefined)).toEqual([]);
  });

  test('has no place outside the United Kingdom', () => {
    expect(places.outside.filter((name) => areas.has(name))).toEqual([]);
  });
});
