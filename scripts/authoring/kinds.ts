import { z } from 'zod';
import { articleSchema } from '#content/collections/articles/schema.server.ts';
import { eventSchema } from '#content/collections/events/schema.server.ts';
import { guideSchema } from '#content/collections/guides/schema.server.ts';
import { newsSchema } from '#content/collections/news/schema.server.ts';
import { isoDate, slug, text, toSlug, webAddress } from '#content/schema/fields.server.ts';
import { shorten } from '#content/schema/validation.server.ts';
import type { Taken } from './addresses.ts';
import type { Answers, Question } from './ask.ts';
import { eventQuestions, eventValue } from './event.ts';

/** What can be started with `npm run new`. */
export const kinds = ['article', 'news', 'guide', 'event'] as const;
export type KindName = (typeof kinds)[number];

/** What a new piece needs to know of the site. */
export type Surroundings = {
  taken: Taken;
  /** Today, as YYYY-MM-DD. */
  today: string;
  /** The number that a new news item gets. */
  nextId: number;
  /** The place that a new guide gets. */
  nextOrder: number;
};

export type Kind = {
  folder: string;
  /** Where the new piece shows; `{slug}` stands for its slug. */
  address: string;
  /** What its author does next. */
  next: string;
  /** What the module exports, and the type that checks it. */
  name: string;
  type: string;
  schema: z.ZodType;
  questions: Question[];
  value: (answers: Answers) => Record<string, unknown>;
};

const BODY = `
> ### Sample text
>
> This piece is still being written.

## First heading

Write the text here, in Markdown: ## and ### headings, lists, **bold**, [links](https://www.gov.uk/) and tables.
`;

const WRITE = 'Write its text there, and take its sample line out.';
const picture = (field: string) =>
  `For a cover of its own, drop a picture named {slug} into content/pictures/covers and add ${field}: 'covers/{slug}', with its ${field}Alt.`;

const freeSlug = (taken: Set<string>, below: string) =>
  slug.refine((value) => !taken.has(value), {
    error: ({ input }) => `There is a page ${below}${input} already; choose another slug.`,
  });

/** Questions that all pieces of writing share. */
function opening(taken: Set<string>, below: string): Question[] {
  return [
    { name: 'title', ask: 'Title', schema: text },
    {
      name: 'slug',
      ask: 'Slug, the last part of its address',
      schema: freeSlug(taken, below),
      suggest: ({ title = '' }) => toSlug(title),
    },
    {
      name: 'headTitle',
      ask: 'Title in the browser’s tab, at most 38 characters',
      schema: articleSchema.shape.headTitle,
      suggest: ({ title = '' }) => shorten(title, 38),
    },
    {
      name: 'crumb',
      ask: 'Name in the breadcrumb, at most 32 characters',
      schema: articleSchema.shape.crumb,
      suggest: ({ title = '' }) => shorten(title, 32),
    },
  ];
}

/** Questions about the words around the text. */
const around: Question[] = [
  { name: 'lead', ask: 'Opening, one or two sentences set large', schema: articleSchema.shape.lead },
  {
    name: 'description',
    ask: 'Description for search engines, 50 to 160 characters',
    schema: articleSchema.shape.description,
    suggest: ({ lead = '' }) => (lead.length >= 50 && lead.length <= 160 ? lead : undefined),
  },
];

const dateOf = (today: string): Question => ({
  name: 'date',
  ask: 'Date of publication',
  schema: isoDate,
  suggest: () => today,
});
const excerpt: Question = {
  name: 'excerpt',
  ask: 'Excerpt for the list, at most 200 characters',
  schema: articleSchema.shape.excerpt,
};

const article = ({ taken, today }: Surroundings): Kind => ({
  folder: 'content/collections/articles',
  address: '/{slug}',
  next: `${WRITE} ${picture('image')}`,
  name: 'article',
  type: 'ArticleInput',
  schema: articleSchema,
  questions: [...opening(taken.root, '/'), dateOf(today), excerpt, ...around],
  value: (answers) => ({ ...inOrder(answers), body: BODY, sample: true }),
});

const news = ({ taken, today, nextId }: Surroundings): Kind => ({
  folder: 'content/collections/news',
  address: '/news/{slug}',
  next: `${WRITE} ${picture('image')}`,
  name: 'newsItem',
  type: 'NewsItemInput',
  schema: newsSchema,
  questions: [...opening(taken.news, '/news/'), dateOf(today), excerpt, ...around],
  value: (answers) => ({ id: nextId, ...inOrder(answers), body: BODY, sample: true }),
});

/** `Title | https://address`, as an entry of the list of sources. */
const sourceLine = z.string().transform((line, context) => {
  const [title = '', url = ''] = line.split('|').map((part) => part.trim());
  if (!title || !webAddress.safeParse(url).success) {
    context.addIssue({ code: 'custom', message: 'Write it as Title | https://www.gov.uk/…' });
    return z.NEVER;
  }
  return { title, url };
});

const source = (number: number): Question => ({
  name: `source${number}`,
  ask: `Official source ${number}, as Title | https://address`,
  schema: sourceLine,
});

/** The day half a year after another. */
function halfYearAfter(isoDay: string): string {
  const date = new Date(`${isoDay}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + 6);
  return date.toISOString().slice(0, 10);
}

const guide = ({ taken, today, nextOrder }: Surroundings): Kind => ({
  folder: 'content/collections/guides',
  address: '/{slug}',
  next: `${WRITE} ${picture('cover')}`,
  name: 'guide',
  type: 'GuideInput',
  schema: guideSchema,
  questions: [
    ...opening(taken.root, '/').map((question) =>
      question.name === 'slug'
        ? {
            ...question,
            schema: freeSlug(taken.root, '/').refine((value) => value.startsWith('how-to-'), {
              error: 'The address of a guide begins with how-to-.',
            }),
          }
        : question,
    ),
    { name: 'teaser', ask: 'One sentence for its card, at most 120 characters', schema: guideSchema.shape.teaser },
    ...around,
    { name: 'lastReviewed', ask: 'Last reviewed', schema: isoDate, suggest: () => today },
    {
      name: 'nextReview',
      ask: 'Next review',
      schema: isoDate,
      suggest: ({ lastReviewed = today }) => halfYearAfter(lastReviewed),
    },
    source(1),
    source(2),
  ],
  value: ({ source1 = '', source2 = '', ...answers }) => {
    const { slug, ...others } = inOrder(answers);
    return {
      slug,
      order: nextOrder,
      ...others,
      body: BODY,
      sources: [source1, source2].map((line) => sourceLine.parse(line)),
      sample: true,
    };
  },
});

const event = ({ taken, today }: Surroundings): Kind => ({
  folder: 'content/collections/events',
  address: '/eventcalander',
  next: 'Once it has a page of its own, write its path as redirectUrl; once it is over, isCompleted: true.',
  name: 'event',
  type: 'CalendarEventInput',
  schema: eventSchema,
  questions: [
    { name: 'title', ask: 'Title', schema: text },
    {
      name: 'slug',
      ask: 'Slug, its name in calendar files',
      schema: freeSlug(taken.events, '/events/'),
      suggest: ({ title = '' }) => toSlug(title),
    },
    { ...dateOf(today), ask: 'Day' },
    ...eventQuestions,
  ],
  value: eventValue,
});

/** The answers with the slug first, as in every other module. */
const inOrder = ({ title, slug, ...others }: Answers) => ({ slug, title, ...others });

/** What is asked and written for a new piece of a kind. */
export function kindOf(name: KindName, surroundings: Surroundings): Kind {
  return { article, news, guide, event }[name](surroundings);
}
