import { articles } from '#content/collections/articles/index.ts';
import type { Article } from '#content/collections/articles/schema.server.ts';
import { factSheets } from '#content/collections/fact-sheets/index.ts';
import { guides } from '#content/collections/guides/index.ts';
import { news } from '#content/collections/news/index.ts';
import type { NewsItem } from '#content/collections/news/schema.server.ts';
import { templates } from '#content/collections/templates/index.ts';
import { webinars } from '#content/collections/webinars/index.ts';
import { type Picture, picture } from '#content/pictures.ts';
import { fileOf } from '#content/schema/entries/entry.server.ts';
import type { HeadInput } from '#content/schema/head.server.ts';
import { type KindName, kindNames, kinds } from '#content/site/kinds.ts';

/** A piece of writing: an article, a news item, a guide or the report of a webinar. */
export type Text = {
  summary: string;
  /** Markdown. */
  body: string;
  cover: Picture;
  /** The day that feeds give it: of publication, or of a guide's last review. */
  date: string;
  /** Whether it stands in for a text of the association's own. */
  sample: boolean;
};

type Entry = Record<'slug' | 'title' | 'headTitle' | 'crumb' | 'description', string>;

type Details = Pick<HeadInput, 'published' | 'modified' | 'imageOf'> & {
  /** The picture at its head and in its list. */
  cover?: Picture;
  text?: Text;
};

/** The page that an entry of a collection brings; its list is the page above it. */
function entryPage(kind: KindName, entry: Entry, { cover, text, ...head }: Details) {
  const { slug, title, headTitle, crumb, description } = entry;
  const { address, list } = kinds[kind];
  const names = { name: headTitle, heading: title, crumb, description, imageWords: title };
  return {
    path: address + slug,
    file: fileOf(entry),
    list,
    head: { ...names, parent: list, kind, ...head },
    cover,
    text,
  };
}

/** How many of the newest articles, and of the news, have a share image of their own; the others show their list's. */
const OWN_SHARE_IMAGES = 20;

const postPages = (kind: 'article' | 'news', posts: (Article | NewsItem)[]) =>
  posts.map((post, place) => {
    const { date, updated, excerpt, body, image, sample } = post;
    const cover = picture(image);
    return entryPage(kind, post, {
      published: date,
      modified: updated ?? date,
      imageOf: place < OWN_SHARE_IMAGES ? undefined : kinds[kind].list,
      cover,
      text: { summary: excerpt, body, cover, date, sample },
    });
  });

/** The pages that the entries of collections bring, in the order of their lists. */
export const entryPages = [
  ...postPages('article', articles),
  ...postPages('news', news),
  ...guides.map((guide) => {
    const { teaser, body, lastReviewed, sample } = guide;
    const cover = picture(guide.cover);
    const text = { summary: teaser, body, cover, date: lastReviewed, sample };
    return entryPage('guide', guide, { modified: lastReviewed, cover, text });
  }),
  ...factSheets.map((sheet) => entryPage('factSheet', sheet, { modified: sheet.lastReviewed })),
  ...templates.map((template) =>
    entryPage('template', template, { modified: template.lastReviewed, cover: picture(template.cover) }),
  ),
  ...webinars.map((webinar) => {
    const { desc, body, date, updated, sample } = webinar;
    const cover = picture(webinar.img);
    return entryPage('webinar', webinar, {
      modified: updated,
      cover,
      text: { summary: desc, body, cover, date, sample },
    });
  }),
];

const pathsByKind = new Map(
  kindNames.map((kind) => [kind, entryPages.filter(({ head }) => head.kind === kind).map(({ path }) => path)]),
);

/** The addresses of the entries of a kind, in the order of their list. */
export const pathsOf = (kind: KindName): string[] => pathsByKind.get(kind) ?? [];
