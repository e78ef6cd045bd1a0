import { z } from 'zod';
import { isCalendarDate, isoDay, londonMoment } from '#content/shared/dates.ts';
import { toSlug } from '#content/shared/text.ts';
import { addIssue } from './issues.server.ts';

export const text = z
  .string()
  .trim()
  .min(1, 'Write some text here.')
  .regex(/^(?![\s\S]*<[a-zA-Z/!])/, 'Write words alone, without HTML.');

/** The colour theme of a part of the site, named after a banknote. */
export const ink = z.enum(['pound', 'fiver', 'tenner', 'fifty']);
export type Ink = z.output<typeof ink>;

/** Large figures with their meanings, e.g. `{ figure: '£365', text: 'a year, paid upfront' }`. */
export const facts = z
  .array(z.strictObject({ figure: text.max(16).describe('Figure'), text: text.max(120).describe('Meaning') }))
  .max(3)
  .default([])
  .describe('Large figures under the opening, at most three');

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use small letters, figures and hyphens alone, e.g. two-jars.')
  .describe('Slug: the last part of its address, and the name of its file');

export const isoDate = z.iso.date('Write a date of the calendar as YYYY-MM-DD, e.g. 2025-06-19.');

/** A day, or a day and a time on the clock of London. */
export const dayOrTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}( ([01]\d|2[0-3]):[0-5]\d)?$/, {
    error:
      'Write a day, e.g. 2025-06-19, or a day and a time in London on the 24-hour clock, e.g. 2025-06-19 18:00. Midnight is 00:00 of the next day.',
    abort: true,
  })
  .refine((value) => isCalendarDate(isoDay(value)), { error: 'There is no such date.', abort: true })
  .refine((value) => !value.includes(':') || londonMoment(value), {
    error: ({ input }) =>
      `There is no ${String(input).split(' ')[1]} in London on that day: the clocks go forward from 01:00 to 02:00.`,
  });

/** A path of this site, with an optional anchor and no trailing slash (specification 2.1). */
export const path = z.string().regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[A-Za-z][\w-]*)?$/, {
  error: 'Write an address of this site that starts with a slash and does not end with one, e.g. /about-us.',
  abort: true,
});

/**
 * Addresses that have led to a page before: they redirect to it, so that links from elsewhere go on
 * leading there.
 */
export const redirectFrom = z
  .array(path.regex(/^\/[^#]+$/, 'Write the address of a page, without #.').describe('Address'))
  .default([])
  .describe('Former addresses, of this page or of pages it replaces, e.g. /news/its-former-name');

/** Words of visitors by which the site's search finds an entry or a page. */
export const askedAs = text.optional().describe('Asked as, other words people search for, e.g. brp, residence permit');

export const webAddress = z.url({
  protocol: /^https$/,
  error: 'Write a full address, e.g. https://www.gov.uk/browse/business.',
});

/** The id of a film on YouTube, by itself or in an address of the film. */
const YOUTUBE = /^(?:\S*(?:[?&]v=|youtu\.be\/|\/(?:embed|live|shorts)\/))?([\w-]{11})(?:[?&#]\S*)?$/;

/** The id of a film on YouTube; authors may paste the film's address. */
export const youtubeId = z
  .string()
  .regex(YOUTUBE, 'Write the film’s address on YouTube, or the eleven characters after “v=” or “youtu.be/” in it.')
  .transform((address) => YOUTUBE.exec(address)?.[1] ?? address);

/** Search results cut longer ones, and shorter ones say too little. */
export const description = text
  .min(50, 'Write at least 50 characters; search engines ignore shorter descriptions.')
  .max(160, 'Write at most 160 characters; search engines cut the rest.');

/**
 * A picture of content/pictures, by folder and name, e.g. covers/kyc-cdd-msbs. Authors may write it
 * as its file is called, with a slash before, as the editor does. `folder` is where the editor puts
 * a new one; left out, where the file that names it puts all of its pictures.
 */
export const pictureIn = (folder?: string) =>
  z
    .string()
    .regex(/^\/?[a-z-]+\/([a-z-]+\/)?[^/]*[a-zA-Z0-9][^/]*$/, {
      error: 'Write the folder of the picture before its name, e.g. covers/two-jars.jpg.',
      abort: true,
    })
    .meta({ control: 'picture', ...(folder && { folder }) })
    .transform((name) =>
      name
        .replace(/^\/|\.\w+$/g, '')
        .split('/')
        .map(toSlug)
        .join('/'),
    );

/** A picture at the head of a page. */
export const pictureName = pictureIn('covers');

/** The cover of an entry that has none of its own. */
export const sharedCover = { picture: 'covers/articles', alt: 'Pens and a cup' };

/** The picture of a text. */
export const cover = pictureName.default(sharedCover.picture).describe('Picture, or nothing for the shared one');

export const source = z.strictObject({ title: text.describe('Title'), url: webAddress.describe('Address') });

/**
 * What an author writes as it is, because no law sets it: an example, experience, a term of the
 * association's own.
 */
export const plainNumbers = z
  .array(text.describe('Number'))
  .default([])
  .describe('Numbers that no law sets, each as the text has it, e.g. two weeks');

/**
 * A rule for a list in which no two entries may share a field, in whatever case:
 * `z.array(entry).superRefine(uniqueBy('slug'))`.
 */
export function uniqueBy<Field extends string>(field: Field) {
  return (entries: Record<Field, string | number>[], context: z.RefinementCtx) => {
    const seen = new Set<string>();
    for (const [index, { [field]: value }] of entries.entries()) {
      const folded = String(value).toLowerCase();
      if (seen.has(folded))
        addIssue(context, [index, field], `Another entry has the ${field} ${value} already; give each its own.`);
      seen.add(folded);
    }
  };
}
