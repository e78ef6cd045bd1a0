import { collections, type PageEntry } from '#content/collections/collections.ts';
import type { Picture } from '#content/pictures.ts';
import { entryPicture } from '#content/schema/entries/entryPicture.server.ts';
import { fileOf } from '#content/schema/entries/yaml.server.ts';
import type { HeadInput } from '#content/schema/head.server.ts';
import { type KindName, kindNames, kinds } from '#content/site/kinds.ts';

/** A post: an article, a news item, a guide or the report of a webinar. */
export type Text = {
  excerpt: string;
  /** Markdown. */
  body: string;
  cover: Picture;
  /**
   * The day that feeds give it: of publication, or of its last review; undefined while it has none.
   */
  date: string | undefined;
  reviewed: boolean;
  sample: boolean;
};

/** The page that an entry brings. What has a feed of its own is published on its day. */
function entryPage(kind: KindName, entry: PageEntry) {
  const { slug, title, headTitle, crumb, description, body, image, excerpt, sample, date, updated, lastReviewed } =
    entry;
  const { address, list, longRead, feed } = kinds[kind];
  /** The picture at its head and in its list. */
  const cover = image && entryPicture(entry, 'image', image);
  const text: Text | undefined =
    longRead && cover
      ? { excerpt, body, cover, date: date ?? lastReviewed, reviewed: lastReviewed !== undefined, sample }
      : undefined;
  const published = feed && date;
  const head: HeadInput = {
    name: headTitle,
    heading: title,
    crumb,
    description,
    askedAs: entry.askedAs,
    imageWords: title,
    parent: list,
    redirectFrom: entry.redirectFrom,
    kind,
    published,
    modified: lastReviewed ?? updated ?? published,
  };
  return { path: address + slug, file: fileOf(entry), sample, list, head, text, slip: entry.slip };
}

/** The pages that the entries of collections bring, in the order of their lists. */
export const entryPages = kindNames.flatMap((kind) =>
  (collections[kind].entries ?? []).map((entry) => entryPage(kind, entry)),
);

/** The addresses of the entries of a kind, in the order of their list. */
export const pathsOf = (kind: KindName): string[] =>
  entryPages.filter(({ head }) => head.kind === kind).map(({ path }) => path);
