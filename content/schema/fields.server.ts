import { z } from 'zod';
import { isoDay } from '#content/dates.ts';
import { londonMoment } from './london.server.ts';
import { advice } from './validation.server.ts';

/** Fields that several content modules share, each with the message its author needs. */

/** Words as a slug: `KYC & CDD` becomes `kyc-cdd`. */
export const toSlug = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/[\p{M}'’‘]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A date as people write it in Britain (`19/6/2025`, `19 June 2025`) in ISO form; unreadable ones stay as they are. */
function toIsoDate(written: string): string {
  const numbers = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(written);
  if (numbers) return [numbers[3], numbers[2]?.padStart(2, '0'), numbers[1]?.padStart(2, '0')].join('-');
  const moment = new Date(`${written.replace(/^(\d+)(st|nd|rd|th)/, '$1')} UTC`);
  return Number.isNaN(moment.getTime()) ? written : isoDay(moment);
}

export const text = z.string().trim().min(1, 'Write some text here.');

/** Large figures with their meanings, e.g. `{ figure: '£365', text: 'a year, paid upfront' }`. */
export const facts = z
  .array(z.strictObject({ figure: text.max(16).describe('Figure'), text: text.max(120).describe('Meaning') }))
  .max(3)
  .default([])
  .describe('Large figures under the opening, at most three');

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case words joined by hyphens, e.g. kyc-cdd-msbs.')
  .register(advice, { example: 'kyc-cdd-msbs', mend: toSlug })
  .describe('Slug: the last part of its address, and the name of its file');

export const isoDate = z.iso
  .date('Write the date as YYYY-MM-DD, e.g. 2025-06-19.')
  .register(advice, { example: '2025-06-19', mend: toIsoDate });

/** A day, or a day and a time on the clock of London. */
export const when = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}( ([01]\d|2[0-3]):[0-5]\d)?$/, {
    error: 'Write a day, e.g. 2025-06-19, or a day and a time in London on the 24-hour clock, e.g. 2025-06-19 18:00.',
    abort: true,
  })
  .refine((value) => isoDate.safeParse(isoDay(value)).success, {
    error: 'The calendar has no such day.',
    abort: true,
  })
  .refine((value) => !value.includes(':') || londonMoment(value), {
    error: ({ input }) =>
      `There is no ${String(input).split(' ')[1]} in London on that day: the clocks go forward from 01:00 to 02:00.`,
  })
  .register(advice, {
    example: '2025-06-19 18:00',
    mend: (value) => value.replace('T', ' ').slice(0, 'YYYY-MM-DD HH:mm'.length),
  });

/** A path of this site, with an optional anchor and no trailing slash (specification 2.1). */
export const path = z
  .string()
  .regex(
    /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[A-Za-z][\w-]*)?$/,
    'Write an address of this site with a slash before it and none behind, e.g. /about-us.',
  )
  .register(advice, {
    example: '/about-us',
    mend: (value) => `/${value.replace(/^https?:\/\/[^/]+/, '').replace(/^\/+|\/+$/g, '')}`,
  });

export const webAddress = z.url({ protocol: /^https$/, error: 'Write a full https:// address.' }).register(advice, {
  example: 'https://www.gov.uk/anti-money-laundering-registration',
  mend: (value) => value.replace(/^(https?:\/\/)?/, 'https://'),
});

/** Search results cut longer ones, and shorter ones say too little. */
export const description = z
  .string()
  .min(50, 'Write at least 50 characters; search engines ignore shorter descriptions.')
  .max(160, 'Write at most 160 characters; search engines cut the rest.');

/**
 * A picture of content/pictures, by folder and name, e.g. covers/kyc-cdd-msbs. The editor writes a slash before and the file's
 * ending behind, which are taken off.
 *
 * @param folder where the editor puts a new one; left out, where the file that names it puts all of its pictures
 */
export const pictureIn = (folder?: string) =>
  z
    .string()
    .regex(/^\/?[a-z-]+\/([a-z-]+\/)?[a-z0-9-]+(\.(jpe?g|png|webp|svg))?$/, {
      error: 'Name a picture as folder/name, e.g. covers/kyc-cdd-msbs.',
      abort: true,
    })
    .register(advice, {
      example: 'covers/kyc-cdd-msbs',
      mend: (value) =>
        value
          .replace(/^\/?(content\/)?(pictures\/)?/, '')
          .replace(/\.[a-z]+$/i, '')
          .split('/')
          .map(toSlug)
          .join('/'),
    })
    .meta({ control: 'picture', ...(folder && { folder }) })
    .transform((name) => name.replace(/^\//, '').replace(/\.\w+$/, ''));

/** A picture at the head of a page. */
export const pictureName = pictureIn('covers');

/** The cover of an entry that has none of its own. */
export const sharedCover = { picture: 'covers/articles', alt: 'Pens and a cup (sample artwork)' };

/**
 * A rule for entries that may have a picture of their own: one that they have is described, and not by the shared cover's words.
 *
 * @param picture the field of the picture
 * @param alt the field of its description
 */
export function describesPicture<Picture extends string, Alt extends string>(picture: Picture, alt: Alt) {
  return (entry: Record<Picture | Alt, string>, context: z.RefinementCtx) => {
    if (entry[picture] !== sharedCover.picture && entry[alt] === sharedCover.alt)
      context.addIssue({
        code: 'custom',
        path: [alt],
        message: 'Say what the picture shows, for readers who cannot see it.',
      });
  };
}

export const source = z.strictObject({ title: text.describe('Title'), url: webAddress.describe('Address') });

/**
 * A rule for a list in which no two entries may share a field: `z.array(entry).superRefine(uniqueBy('slug'))`.
 *
 * @param field the field that differs between the entries
 */
export function uniqueBy<Field extends string>(field: Field) {
  return (entries: Record<Field, string | number>[], context: z.RefinementCtx) => {
    const seen = new Set<string | number>();
    for (const [index, { [field]: value }] of entries.entries()) {
      if (seen.has(value))
        context.addIssue({
          code: 'custom',
          path: [index, field],
          message: `Another entry has the ${field} ${value} already; give each its own.`,
        });
      seen.add(value);
    }
  };
}
