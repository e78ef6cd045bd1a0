import { defineWords } from '#content/schema/define.server.ts';

/** The kinds of page that the search distinguishes, in the order of its lists. */
export const kindNames = [
  'guide',
  'factSheet',
  'template',
  'change',
  'article',
  'news',
  'event',
  'webinar',
  'term',
] as const;

export type KindName = (typeof kindNames)[number];

/** What schema.org calls an entry; pages/model/structuredData describes each. */
export type SchemaType = 'Article' | 'BlogPosting' | 'NewsArticle' | 'DigitalDocument' | 'Event';

/**
 * What the site knows of a kind of page: another kind is one record here, a folder of entries and
 * its page.
 */
type Kind = {
  /** Its entries, below content/collections. */
  folder: string;
  /** Its names: above a result of the search and its list there, and in the editor. */
  one: string;
  many: string;
  /** The page that lists its pages. */
  list: string;
  /** What precedes an entry's slug in its address. */
  address: string;
  /** Left out for what has no page of its own. */
  schemaType?: SchemaType;
  /** Whether its pages are long texts with a picture: the feed of the site carries them whole. */
  longRead?: boolean;
  /** The feed of its own, below its list, of what is published day by day. */
  feed?: { title: string; description: string };
  /** How the editor in the browser shows its entries. */
  editor: EditorView;
};

export type EditorView = {
  one: string;
  /** Of its files; Markdown where left out. */
  ending?: 'yaml';
  /** The field that names an entry in lists, and its file; `title` where left out. */
  title?: string;
  /** The field that its list shows after the title. */
  detail?: string;
};

export const kinds = defineWords<Record<KindName, Kind>>('content/site/kinds.ts', {
  guide: {
    folder: 'guides',
    one: 'Guide',
    many: 'Guides',
    list: '/how-to-series',
    address: '/',
    schemaType: 'Article',
    longRead: true,
    editor: { one: 'guide', detail: 'nextReview' },
  },
  factSheet: {
    folder: 'fact-sheets',
    one: 'Fact sheet',
    many: 'Fact sheets',
    list: '/fact-sheets',
    address: '/fact-sheets/',
    schemaType: 'Article',
    editor: { one: 'fact sheet', detail: 'nextReview' },
  },
  template: {
    folder: 'templates',
    one: 'Template',
    many: 'Templates',
    list: '/templates',
    address: '/templates/',
    schemaType: 'DigitalDocument',
    editor: { one: 'template', detail: 'nextReview' },
  },
  change: {
    folder: 'changes',
    one: 'Change in the law',
    many: 'Changes in the law',
    list: '/whats-changing',
    address: '/whats-changing#',
    feed: {
      title: 'Changes in the law',
      description:
        'Coming changes in the law and deadlines for UK money service businesses, and what to do about each one.',
    },
    editor: { one: 'change', ending: 'yaml', detail: 'who' },
  },
  article: {
    folder: 'articles',
    one: 'Article',
    many: 'Articles',
    list: '/blogs',
    address: '/',
    schemaType: 'BlogPosting',
    longRead: true,
    feed: {
      title: 'Articles',
      description: 'Articles on regulation, cash, customer due diligence and compliance.',
    },
    editor: { one: 'article', detail: 'date' },
  },
  news: {
    folder: 'news',
    one: 'News',
    many: 'News',
    list: '/news',
    address: '/news/',
    schemaType: 'NewsArticle',
    longRead: true,
    feed: {
      title: 'News',
      description: 'News about the association and its work for money service businesses.',
    },
    editor: { one: 'news item', detail: 'date' },
  },
  event: {
    folder: 'events',
    one: 'Event',
    many: 'Events',
    list: '/events',
    address: '/eventcalander#',
    schemaType: 'Event',
    editor: { one: 'event', ending: 'yaml', detail: 'start' },
  },
  webinar: {
    folder: 'webinars',
    one: 'Webinar',
    many: 'Webinars',
    list: '/webinars',
    address: '/',
    schemaType: 'Event',
    longRead: true,
    editor: { one: 'webinar report' },
  },
  term: {
    folder: 'glossary',
    one: 'Glossary',
    many: 'Glossary',
    list: '/glossary',
    address: '/glossary#',
    editor: { one: 'term', ending: 'yaml', title: 'term' },
  },
});

export type Kinds = typeof kinds;
