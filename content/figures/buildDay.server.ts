import { z } from 'zod';
import { isoDate } from '#content/schema/fields.server.ts';
import { londonDay } from '#content/schema/london.server.ts';

/**
 * The day for which the site is built: that of BUILD_DATE, or today in London.
 *
 * @param written BUILD_DATE; empty for today
 * @throws Error with the value and what would be right
 */
export function readBuildDay(written: string): string {
  if (!written) return londonDay(new Date());
  const moment = z.iso.datetime().safeParse(written);
  const day = moment.success ? londonDay(new Date(moment.data)) : written.slice(0, 'YYYY-MM-DD'.length);
  if (!isoDate.safeParse(day).success)
    throw new Error(`The environment variable BUILD_DATE is "${written}". Write a day, e.g. 2027-03-31.`);
  return day;
}

/** The day whose figures the site shows. */
export const buildDay: string = readBuildDay(process.env.BUILD_DATE?.trim() ?? '');
