/**
 * Lists what will change on the site by itself, day by day: what appears, expires, is over or is due for review.
 * `npm run schedule -- --until 2027-03-31`; without a day, for the next three months. BUILD_DATE gives another first day.
 */
import '#scripts/server/environment.ts';
import { parseArgs } from 'node:util';
import { addMonths } from '#content/dates.ts';
import { isoDate } from '#content/schema/fields.server.ts';

// Imported late: content reads the environment as it loads.
const { buildDay } = await import('#content/schema/entries/buildTime.server.ts');
const { changes, drafts, forecastText } = await import('./changes.ts');

try {
  const { values } = parseArgs({ options: { until: { type: 'string', default: addMonths(buildDay, 3) } } });
  const until = isoDate.safeParse(values.until);
  if (!until.success) throw new Error(`--until ${values.until}: Write the date as YYYY-MM-DD, e.g. 2027-03-31.`);
  console.log(forecastText(changes(buildDay, until.data), drafts(), until.data));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
