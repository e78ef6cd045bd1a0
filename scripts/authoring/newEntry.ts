import { stringify } from 'yaml';
import type { z } from 'zod';
import { articleRules, articleSchema } from '#content/collections/articles/schema.server.ts';
import { authoredEvent } from '#content/collections/events/schema.server.ts';
import { guideRules, guideSchema } from '#content/collections/guides/schema.server.ts';
import { newsSchema } from '#content/collections/news/schema.server.ts';
import { addMonths, isCalendarDate } from '#content/dates.ts';
import { fiveYears, law } from '#content/schema/editorial.server.ts';
import { buildDay } from '#content/schema/entries/buildTime.server.ts';
import { readEntries } from '#content/schema/entries/collection.server.ts';
import { source } from '#content/schema/fields.server.ts';
import { REVIEW_MONTHS } from '#content/schema/review.server.ts';
import { kinds as pageKinds } from '#content/site/kinds.ts';
import { toSlug } from '#content/toSlug.ts';

/** Answers by field; those to optional questions may be missing. */
export type Answers = Record<string, string>;

/** A kind of entry that `npm run new` can write. */
export type Kind = {
  /** Below content/collections. */
  folder: string;
  /** The address above its pages. */
  address: string;
  schema: z.ZodType;
  /** What is asked for. The description of a field is the question. */
  fields: Record<string, z.ZodType>;
  /** The file that the answers make. */
  toFile: (answers: Answers) => string;
};

const toYaml = (fields: object) => stringify(fields, { lineWidth: 0 });

/** A Markdown entry whose front matter lists the rules for a finished one. */
const toMarkdown = (fields: object, rules: { summary: string }[]) => `---
${toYaml(fields)}# Take the last line of these out when the text is written. It then has:
${rules.map(({ summary }) => `# - ${summary}\n`).join('')}sample: true
---

> ### Sample text
>
> This text is still being written.

## First heading

Write the text here, in Markdown: ## and ### headings, lists, **bold**, [links](https://www.gov.uk/) and tables.
`;

const orNothing = (field: z.ZodType) => field.optional().describe(field.description ?? '');

/** A source as it is asked for, in one line. */
const sourceLine = source.shape.title.describe('Official source, as Title | https://www.gov.uk/…');
const readSource = (line = '') => {
  const [title, url] = line.split('|').map((part) => part.trim());
  return { title, url };
};

const { title, slug, headTitle, crumb, date, excerpt, lead, description } = articleSchema.shape;
const post = { title, slug, headTitle, crumb, date, excerpt, lead, description };
const { teaser, lastReviewed, nextReview, slug: guideSlug } = guideSchema.shape;
const guide = { title, slug: guideSlug, headTitle, crumb, teaser, lead, description, lastReviewed, nextReview };
const { kind, start, end, speaker, description: about, place } = authoredEvent.shape;
const { street, locality } = place.shape.address.unwrap().shape;
const event = { title, slug, kind, start, end, speaker, description: about, place: place.shape.name };

export const kinds: Record<'article' | 'news' | 'guide' | 'event', Kind> = {
  article: {
    ...{ ...pageKinds.article, schema: articleSchema, fields: post },
    toFile: (answers) => toMarkdown(answers, [...articleRules, ...law, fiveYears]),
  },
  news: {
    ...{ ...pageKinds.news, schema: newsSchema, fields: post },
    toFile: (answers) => {
      const ids = readEntries('news', newsSchema).map(({ id }) => id);
      return toMarkdown({ id: Math.max(0, ...ids) + 1, ...answers }, law);
    },
  },
  guide: {
    ...{ ...pageKinds.guide, schema: guideSchema },
    fields: { ...guide, source1: sourceLine, source2: sourceLine, source3: sourceLine },
    toFile: ({ source1, source2, source3, ...answers }) => {
      const order = readEntries('guides', guideSchema).length + 1;
      const sources = [source1, source2, source3].map(readSource);
      return toMarkdown({ order, ...answers, sources }, [...guideRules, ...law]);
    },
  },
  event: {
    ...{ ...pageKinds.event, schema: authoredEvent },
    fields: { ...event, street: orNothing(street), town: orNothing(locality) },
    toFile: ({ place, street, town, ...answers }) =>
      toYaml({
        ...answers,
        place: { name: place, ...((street || town) && { address: { street, locality: town, country: 'GB' } }) },
      }),
  },
};

/** A text, cut after the last word that fits if it is too long. */
const shorten = (text: string, length: number) =>
  text.length <= length ? text : text.slice(0, length + 1).replace(/[\s,;:–-]*\S*$/, '');

/** What an answer may be, from the answers before it. */
const suggestions: Record<string, (answers: Answers) => string> = {
  slug: ({ title = '' }) => toSlug(title),
  headTitle: ({ title = '' }) => shorten(title, 38),
  crumb: ({ title = '' }) => shorten(title, 32),
  description: ({ lead = '' }) => (lead.length <= 160 ? lead : ''),
  date: () => buildDay,
  lastReviewed: () => buildDay,
  nextReview: ({ lastReviewed = '' }) => (isCalendarDate(lastReviewed) ? addMonths(lastReviewed, REVIEW_MONTHS) : ''),
  kind: () => 'meeting',
  place: () => 'Online',
};

/** Asks a person: the field, its question, and a suggestion. */
export type Ask = (field: string, question: string, suggestion: string) => Promise<string>;

/**
 * Completes the answers that an entry needs, in the order of its fields.
 *
 * @param given answers that flags gave
 * @param ask asks a person; left out where nobody is there, who then takes every suggestion
 */
export async function completeAnswers({ fields }: Kind, given: Answers, ask?: Ask): Promise<Answers> {
  const answers: Answers = {};
  for (const [name, { description = name }] of Object.entries(fields)) {
    const suggestion = suggestions[name]?.(answers) ?? '';
    const answer = given[name] ?? (ask ? await ask(name, description, suggestion) : suggestion);
    if (answer) answers[name] = answer;
  }
  return answers;
}
