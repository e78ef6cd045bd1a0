import { z } from 'zod';
import { articles } from '#content/collections/articles/index.ts';
import { factSheets } from '#content/collections/fact-sheets/index.ts';
import { guides } from '#content/collections/guides/index.ts';
import { news } from '#content/collections/news/index.ts';
import { templates } from '#content/collections/templates/index.ts';
import { webinars } from '#content/collections/webinars/index.ts';
import { webinarDetail } from '#content/pages/webinar-bank-accounts-for-msb-businesses.ts';
import { define } from '#content/schema/define.server.ts';
import { path } from '#content/schema/fields.server.ts';
import { type HeadEntry, type HeadInput, headEntry } from '#content/schema/head.server.ts';
import { addIssue, contentError } from '#content/schema/issues.server.ts';
import { head } from '#content/site/head.ts';

/** How many of the newest articles, and of the news, have a share image of their own; those of the archive show their list's. */
const OWN_SHARE_IMAGE = 100;

/** The address of the static webinar page (specification 2.15). */
export const WEBINAR_ANNOUNCEMENT = '/webinar-bank-accounts-for-msb-businesses';

type Entry = [path: string, entry: HeadInput];
type Described = Record<'title' | 'headTitle' | 'crumb' | 'description', string>;
type Dated = Described & { slug: string; date: string; updated?: string | undefined };

/** What every entry of a collection gives for its page's head. */
const described = ({ title, headTitle, crumb, description }: Described, image: string) => ({
  name: headTitle,
  heading: title,
  crumb,
  description,
  image: `/share/${image}.png`,
  imageWords: title,
});

/** The pages of a list of posts, newest first; each is modified when it was last updated, or published. */
const posts = (pieces: Dated[], section: string, address: string, kind: HeadInput['kind']) =>
  pieces.map((piece, place): Entry => {
    const { slug, date, updated } = piece;
    return [
      `${address}/${slug}`,
      {
        ...described(piece, place < OWN_SHARE_IMAGE ? slug : section),
        parent: `/${section}`,
        kind,
        published: date,
        modified: updated ?? date,
      },
    ];
  });

/** Pages that collections bring with them. */
const collected: Entry[] = [
  ...posts(articles, 'blogs', '', 'article'),
  ...posts(news, 'news', '/news', 'news'),
  ...guides.map(
    (guide): Entry => [
      `/${guide.slug}`,
      { ...described(guide, guide.slug), parent: '/how-to-series', kind: 'guide', modified: guide.lastReviewed },
    ],
  ),
  ...factSheets.map(
    (sheet): Entry => [
      `/fact-sheets/${sheet.slug}`,
      {
        ...described(sheet, `fact-sheet-${sheet.slug}`),
        parent: '/fact-sheets',
        kind: 'factSheet',
        modified: sheet.lastReviewed,
      },
    ],
  ),
  ...templates.map(
    (template): Entry => [
      `/templates/${template.slug}`,
      {
        ...described(template, `template-${template.slug}`),
        parent: '/templates',
        kind: 'template',
        modified: template.lastReviewed,
      },
    ],
  ),
  ...webinars.map(
    (webinar): Entry => [
      `/${webinar.slug}`,
      { ...described(webinar, webinar.slug), parent: '/webinars', kind: 'webinar', modified: webinar.updated },
    ],
  ),
  [
    WEBINAR_ANNOUNCEMENT,
    { ...described(webinarDetail, WEBINAR_ANNOUNCEMENT.slice(1)), parent: '/events', kind: 'event' },
  ],
];

/** One record of all entries; throws where two pages have one address. */
function byPath(entries: Entry[]): Record<string, HeadInput> {
  const record: Record<string, HeadInput> = {};
  for (const [path, entry] of entries) {
    if (record[path])
      throw contentError(
        `Two pages have the address ${path}. Give the newer one another slug, and its file that name.`,
      );
    record[path] = entry;
  }
  return record;
}

/** Whether a page's parents lead to the home page. */
function reachesHome(entries: Record<string, HeadEntry>, path: string): boolean {
  const seen = new Set<string>();
  let step: string | undefined = path;
  while (step && step !== '/' && !seen.has(step)) {
    seen.add(step);
    step = entries[step]?.parent;
  }
  return step === '/' && entries[step] !== undefined;
}

/** Refuses two pages for search engines with the same title or description, and parents that lead nowhere. */
function distinct(entries: Record<string, HeadEntry>, context: z.RefinementCtx) {
  const seen = new Map<string, string>();
  for (const [path, entry] of Object.entries(entries)) {
    if (!reachesHome(entries, path))
      addIssue(context, [path, 'parent'], `From ${entry.parent} no parent leads to "/"; name a page that exists.`);
    if (!entry.index || entry.canonical) continue;
    for (const field of ['name', 'description'] as const) {
      const other = seen.get(entry[field]);
      if (other) addIssue(context, [path, field], `${other} has it already; write another.`);
      seen.set(entry[field], path);
    }
  }
}

/**
 * Checks the entries of all pages together.
 *
 * @throws Error for the author, naming the entry, where two pages share an address, a title or a description, or where the
 * parents of a page don't lead to the home page
 */
export const tableOf = (entries: Entry[]): Record<string, HeadEntry> =>
  define('content/site/head.ts', z.record(path, headEntry).superRefine(distinct), byPath(entries));

/** The table of all pages: content/site/head.ts and what collections bring. */
export const table = tableOf([...Object.entries(head), ...collected]);
