import { z } from 'zod';
import { dayOrTime } from '#content/schema/fields.server.ts';
import { contentError } from '#content/schema/issues.server.ts';
import { londonDay, londonMoment } from '#content/shared/dates.ts';

/**
 * The moment that BUILD_DATE names: a day, a day and a time in London, a moment such as
 * `2027-03-31T17:00:00Z`, or now where it is empty. Throws an Error with the value and what would
 * be right.
 */
export function readBuildTime(written: string): Date {
  if (!written) return new Date();
  if (z.iso.datetime().safeParse(written).success) return new Date(written);
  const [issue] = dayOrTime.safeParse(written).error?.issues ?? [];
  if (issue) throw contentError(`The environment variable BUILD_DATE is "${written}". ${issue.message}`);
  return new Date(londonMoment(written.includes(':') ? written : `${written} 00:00`) ?? written);
}

/** The moment for which the site is built. What is published, over or due depends only on it. */
export const buildTime: Date = readBuildTime(process.env.BUILD_DATE?.trim() ?? '');

/** The day in London for which the site is built, as YYYY-MM-DD. */
export const buildDay: string = londonDay(buildTime);
