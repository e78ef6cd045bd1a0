import { z } from 'zod';
import { kindNames } from '#content/site/kinds.ts';
import { askedAs, description, ink, isoDate, path, redirectFrom, text } from './fields.server.ts';

/**
 * What the per-path table says of one page (specification 2.1); pages/model/pageModel.ts completes
 * it.
 */
export const headEntry = z.strictObject({
  /** The page's name in the browser's tab: the whole title is `<name> | <association>`. */
  name: text.max(38, 'Write at most 38 characters, so that the whole title stays under 60.'),
  /** The page's h1, where it isn't the name. */
  heading: text.optional(),
  /** The page's step in breadcrumbs, where it isn't the heading. */
  crumb: text.max(32).optional(),
  description,
  askedAs,
  /**
   * The page above this one: breadcrumbs, the menu's current entry, ink and rosette follow from it.
   */
  parent: path.default('/'),
  /** Breadcrumbs of the pages below start at this page and not at Home (specification 2.14). */
  startsTrails: z.boolean().default(false),
  /** Left out: as the page above. */
  ink: ink.optional(),
  /**
   * A drawing of components/art/rosettes. Left out: the one that is named as the page's address, or
   * else as the page above.
   */
  rosette: text.optional(),
  /** The words of the share image, where they aren't the name. */
  imageWords: text.optional(),
  /** The page whose share image it shows, where it has none of its own. */
  imageOf: path.optional(),
  /** Where the page has its canonical, if not at its own path. */
  canonical: path.optional(),
  redirectFrom,
  /** False keeps the page out of search engines and the sitemap. */
  index: z.boolean().default(true),
  /** What kind of page the site's search lists it as; left out for pages that it doesn't find. */
  kind: z.enum(kindNames).optional(),
  published: isoDate.optional(),
  /** When the text was last changed or reviewed, where that is known. */
  modified: isoDate.optional(),
});

export type HeadEntry = z.output<typeof headEntry>;
export type HeadInput = z.input<typeof headEntry>;
