import { stringify } from 'yaml';
import type { z } from 'zod';
import { articleRules, articleSchema } from '#content/collections/articles/schema.server.ts';
import { authoredEvent } from '#content/collections/events/schema.server.ts';
import { guideRules, guideSchema } from '#content/collections/guides/schema.server.ts';
import { newsSchema } from '#content/collections/news/schema.server.ts';
import { addMonths } from '#content/dates.ts';
import { fiveYears, law } from '#content/schema/editorial.server.ts';
import { buildDay } from '#content/schema/entries/buildTime.server.ts';
import { readEntries } from '#content/schema/entries/collection.server.ts';
import { readEntry } from '#content/schema/entries/entry.server.ts';
import { REVIEW_MONTHS } from '#content/schema/review.server.ts';
import { kinds as pageKinds } from '#content/site/kinds.ts';
import { toSlug } from '#content/toSlug.ts';

type Schema = z.ZodType & { shape: Record<string, z.ZodType> };
type Kind = {
  schema: Schema;
  /** The fields of an entry that is still to be written. */
  fields: (title: string) => object;
  /** What a finished text keeps to; without any, the entry has no text. */
  rules?: { summary: string }[];
};

/** A text, cut after the last word that fits if it is too long. */
const shorten = (text: string, length: number) =>
  text.length <= length ? text : text.slice(0, length + 1).replace(/[\s,;:–-]*\S*$/, '');

const page = (title: string) => ({
  ...{ title, headTitle: shorten(title, 38), crumb: shorten(title, 32) },
  lead: `${title}: write who needs this and why, in a sentence or two.`,
  description: shorten(`${title}: write for search engines what the page says, in 50 to 160 characters.`, 160),
});
const post = (title: string) => ({
  ...page(title),
  date: buildDay,
  excerpt: `${title}: write what it says, in a sentence.`,
});

/** The kinds of entry that `npm run new` writes. */
export const newKinds = ['article', 'news', 'guide', 'event'] as const;
type NewKind = (typeof newKinds)[number];

const kinds: Record<NewKind, Kind> = {
  article: { schema: articleSchema, fields: post, rules: [...articleRules, ...law, fiveYears] },
  news: {
    schema: newsSchema,
    fields: (title) => ({
      id: Math.max(0, ...readEntries('news', newsSchema).map(({ id }) => id)) + 1,
      ...post(title),
    }),
    rules: law,
  },
  guide: {
    schema: guideSchema,
    fields: (title) => ({
      ...{ order: readEntries('guides', guideSchema).length + 1, ...page(title) },
      teaser: 'Write what the reader can do afterwards.',
      ...{ lastReviewed: buildDay, nextReview: addMonths(buildDay, REVIEW_MONTHS) },
      sources: ['www.gov.uk', 'www.fca.org.uk', 'ico.org.uk'].map((host) => ({ title: host, url: `https://${host}/` })),
    }),
    rules: [...guideRules, ...law],
  },
  event: {
    schema: authoredEvent,
    fields: (title) => ({
      ...{ title, kind: 'meeting', start: `${addMonths(buildDay, 1)} 18:00` },
      ...{ description: 'Write what it is about.', place: { name: 'Online' }, draft: true },
    }),
  },
};

/** Fields as YAML, each below its description. */
const toYaml = ({ shape }: Schema, fields: object): string =>
  Object.entries(fields)
    .map(([name, value]) => [shape[name]?.description, stringify({ [name]: value }, { lineWidth: 0 })])
    .map(([description, line]) => (description ? `# ${description}\n${line}` : line))
    .join('');

const toMarkdown = (fields: string, rules: { summary: string }[]) => `---
${fields}# Take the last line of these out when the text is written. It then has:
${rules.map(({ summary }) => `# - ${summary}\n`).join('')}sample: true
---

> ### Sample text
>
> This text is still being written.

## First heading

Write the text here, in Markdown: ## and ### headings, lists, **bold**, [links](https://www.gov.uk/) and tables.
`;

/**
 * A new entry for its author to complete: a sample or, of an event, a draft.
 *
 * @throws Error when content refuses it, with the reason
 */
export function newEntry(name: NewKind, title: string) {
  const { schema, fields, rules } = kinds[name];
  const slug = toSlug(title);
  const yaml = toYaml(schema, fields(title));
  const source = rules ? toMarkdown(yaml, rules) : yaml;
  const file = `content/collections/${pageKinds[name].folder}/${slug}.${rules ? 'md' : 'yaml'}`;
  readEntry(file, source, schema);
  return { slug, file, source };
}
