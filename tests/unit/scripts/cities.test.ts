import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { cityFinder } from '#components/fields/city/city.ts';
import { parseCities } from '#components/fields/city/loadCities.ts';
import { listCities } from '#scripts/authoring/cities/listCities.ts';
import { AREAS, BOROUGHS, postTowns, UK_CITIES } from '../../fixtures/places.ts';

const file = readFileSync('public/cities.json', 'utf8');
const cities = parseCities(JSON.parse(file));
const areas = new Map(cities.map(({ name, area }) => [name, area]));
const findCity = cityFinder(cities);

describe('the city list', () => {
  test('has over four thousand places, sorted, none twice', () => {
    const names = cities.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(4_000);
    expect(names).toEqual([...new Set(names)].sort());
    expect(file.match(/"[^"]+":/g)).toHaveLength(names.length);
  });

  test('has nothing empty and no character that a letter would not carry', () => {
    const NAME = /^[A-Z][A-Za-z]*(?:(?: |-|')[A-Za-z]+)*!?(?: \([A-Za-z,' -]+\))?$/;
    const AREA = /^[A-Z][a-z]+(?:,? [A-Za-z]+)*$/;
    expect(cities.filter(({ name, area }) => !NAME.test(name) || !AREA.test(area))).toEqual([]);
  });

  test.each(Object.entries(AREAS))('shows %s with %s', (name, area) => expect(areas.get(name)).toBe(area));

  test('has all 76 cities under their own names, and all 32 boroughs of London', () => {
    expect([UK_CITIES.length, BOROUGHS.length]).toEqual([76, 32]);
    expect(UK_CITIES.filter((name) => !areas.has(name))).toEqual([]);
    expect(BOROUGHS.filter((name) => areas.get(name) !== 'Greater London')).toEqual([]);
  });

  test('knows the post town of every UK address', () => {
    const towns = Object.values(postTowns).flatMap((names) => names.split(', '));
    expect(towns.filter((town) => findCity(town) === undefined)).toEqual([]);
  });

  test('has no place outside the United Kingdom', () => {
    expect(['Dhekelia', 'Port Erin', 'St Peter Port', 'Dublin'].filter((name) => areas.has(name))).toEqual([]);
  });

  test('is what the script makes of the package today', () => {
    const places = createRequire(import.meta.url)('cities.json');
    expect(`${JSON.stringify(listCities(places))}\n`).toBe(file);
  });
});

const newton = (admin2: string, lat: string) => ({ name: 'Newton', lat, country: 'GB', admin1: 'ENG', admin2 });

test.each([
  ['two places that nothing distinguishes', 'D3', 'sameNames.yaml: distinguish the places called Newton in Derbyshire'],
  ['a district without a name', 'ZZ9', 'areas.yaml: add the district ENG.ZZ9 of Newton'],
])('making the city list stops at %s, and names the file to edit', (_, district, message) => {
  expect(() => listCities(['52', '53'].map((lat) => newton(district, lat)))).toThrow(message);
});
