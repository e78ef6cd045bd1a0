import { stringify } from 'yaml';
import { z } from 'zod';
import { articleRules, articleSchema } from '#content/collections/articles/schema.server.ts';
import { authoredEvent } from '#content/collections/events/schema.server.ts';
import { guideRules, guideSchema } from '#content/collections/guides/schema.server.ts';
import { newsSchema } from '#content/collections/news/schema.server.ts';
import { fiveYears, law } from '#content/schema/editorial.server.ts';
import { webAddress } from '#content/schema/fields.server.ts';
import { kinds as pageKinds } from '#content/site/kinds.ts';

/** Answers by field; those to optional questions may be missing. */
export type Answers = Record<string, string>;

/** A kind of entry that `npm run new` can write. */
export type Kind = {
  /** Below content/collections. */
  folder: string;
  /** The address above its pages; two pages below it never share a slug. */
  address: string;
  schema: z.ZodType;
  /** The schema of each answer; its description is the question. */
  answers: Record<string, z.ZodType>;
  /** The file that the answers make. */
  file: (answers: Answers, next: { id: number; order: number }) => string;
};

const yaml = (fields: object) => stringify(fields, { lineWidth: 0 });

/** A Markdown entry whose front matter lists the rules for a finished one. */
const text = (fields: object, rules: { summary: string }[]) => `---
${yaml(fields)}# Take the last line of these out when the text is written. It then has:
${rules.map(({ summary }) => `# - ${summary}\n`).join('')}sample: true
---

> ### Sample text
>
> This text is still being written.

## First heading

Write the text here, in Markdown: ## and ### headings, lists, **bold**, [links](https://www.gov.uk/) and tables.
`;

/** `Title | https://address`, as an entry of a list of sources. */
const source = z
  .string()
  .transform((line) => line.split('|').map((part) => part.trim()))
  .refine(([title, url]) => title && webAddress.safeParse(url).success, 'Write it as Title | https://www.gov.uk/…')
  .transform(([title, url]) => ({ title, url }))
  .describe('Official source, as Title | https://www.gov.uk/…');
const sources = { source1: source, source2: source, source3: source };

const { title, slug, headTitle, crumb, date, excerpt, lead, description } = articleSchema.shape;
const post = { title, slug, headTitle, crumb, date, excerpt, lead, description };
const { slug: guideSlug, teaser, lastReviewed, nextReview } = guideSchema.shape;
const guide = { title, slug: guideSlug, headTitle, crumb, teaser, lead, description, lastReviewed, nextReview };
const { kind, start, end, speaker, description: about, place } = authoredEvent.shape;
const { street, locality } = place.shape.address.unwrap().shape;
const where = { place: place.shape.name, street: street.optional(), town: locality.optional() };

export const kinds: Record<'article' | 'news' | 'guide' | 'event', Kind> = {
  article: {
    ...pageKinds.article,
    ...{ schema: articleSchema, answers: post },
    file: (fields) => text(fields, [...articleRules, ...law, fiveYears]),
  },
  news: {
    ...pageKinds.news,
    ...{ schema: newsSchema, answers: post },
    file: (fields, { id }) => text({ id, ...fields }, law),
  },
  guide: {
    ...pageKinds.guide,
    ...{ schema: guideSchema, answers: { ...guide, ...sources } },
    file: ({ source1, source2, source3, ...fields }, { order }) =>
      text({ order, ...fields, sources: z.array(source).parse([source1, source2, source3]) }, [...guideRules, ...law]),
  },
  event: {
    ...pageKinds.event,
    schema: authoredEvent,
    answers: { title, slug, kind, start, end, speaker, description: about, ...where },
    file: ({ place, street, town, ...fields }) =>
      yaml({
        ...fields,
        place: { name: place, ...(street && { address: { street, locality: town, country: 'GB' } }) },
      }),
  },
};
