import { defineWords } from '#content/schema/words.server.ts';

/** The kinds of page that the search tells apart, in the order of its lists. */
export const kindNames = ['guide', 'factSheet', 'template', 'article', 'news', 'event', 'webinar', 'term'] as const;

export type KindName = (typeof kindNames)[number];

/** What the site knows of a kind of page: another kind is one record here, a folder of entries and its page. */
type Kind = {
  /** Its entries, below content/collections. */
  folder: string;
  /** Its names: above a result of the search, and above its list there, in llms.txt and in the editor. */
  one: string;
  many: string;
  /** The page that lists its pages. */
  list: string;
  /** What stands before an entry's slug in its address. */
  address: string;
  /** Whether its pages are long texts with a picture: feeds carry them whole, and they may weigh more. */
  longRead?: boolean;
};

export const kinds = defineWords<Record<KindName, Kind>>('content/site/kinds.ts', {
  guide: { folder: 'guides', one: 'Guide', many: 'Guides', list: '/how-to-series', address: '/', longRead: true },
  factSheet: {
    folder: 'fact-sheets',
    one: 'Fact sheet',
    many: 'Fact sheets',
    list: '/fact-sheets',
    address: '/fact-sheets/',
  },
  template: { folder: 'templates', one: 'Template', many: 'Templates', list: '/templates', address: '/templates/' },
  article: { folder: 'articles', one: 'Article', many: 'Articles', list: '/blogs', address: '/', longRead: true },
  news: { folder: 'news', one: 'News', many: 'News', list: '/news', address: '/news/', longRead: true },
  event: { folder: 'events', one: 'Event', many: 'Events', list: '/events', address: '/eventcalander#' },
  webinar: { folder: 'webinars', one: 'Webinar', many: 'Webinars', list: '/webinars', address: '/', longRead: true },
  term: { folder: 'glossary', one: 'Glossary', many: 'Glossary', list: '/glossary', address: '/glossary#' },
});

export type Kinds = typeof kinds;
