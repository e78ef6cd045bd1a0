import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

/** The articles of the bench, as scripts/bench/corpus.ts writes them. */
const articles = defineCollection({
  loader: glob({ pattern: '*.md', base: './src/articles' }),
  schema: z.object({
    title: z.string(),
    headTitle: z.string().max(38),
    crumb: z.string().max(32),
    date: z.coerce.date(),
    excerpt: z.string().max(200),
    lead: z.string(),
    description: z.string().min(50).max(160),
    sample: z.boolean(),
  }),
});

export const collections = { articles };
