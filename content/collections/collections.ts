import type { z } from 'zod';
import type { AnswerSlip } from '#content/schema/slip.server.ts';
import { type KindName, type Kinds, kinds } from '#content/site/kinds.ts';
import { articles } from './articles/index.ts';
import { articleSchema } from './articles/schema.server.ts';
import { changeSchema } from './changes/schema.server.ts';
import { eventSchema } from './events/schema.server.ts';
import { factSheets } from './fact-sheets/index.ts';
import { factSheetSchema } from './fact-sheets/schema.server.ts';
import { glossarySchema } from './glossary/schema.server.ts';
import { guides } from './guides/index.ts';
import { guideSchema } from './guides/schema.server.ts';
import { news } from './news/index.ts';
import { newsSchema } from './news/schema.server.ts';
import { templates } from './templates/index.ts';
import { templateSchema } from './templates/schema.server.ts';
import { webinars } from './webinars/index.ts';
import { webinarSchema } from './webinars/schema.server.ts';

/** An entry that has a page. */
export type PageEntry = Record<'slug' | 'title' | 'headTitle' | 'crumb' | 'description' | 'body', string> & {
  sample: boolean;
  redirectFrom: string[];
} & {
  excerpt: string;
  image?: string;
  lead: string;
  inShort?: string[];
  sources?: { url: string }[];
  slip?: AnswerSlip | undefined;
} & {
  [Field in 'askedAs' | 'date' | 'updated' | 'lastReviewed' | 'nextReview' | 'expiresOn']?: string | undefined;
};

type Collection = {
  kind: Kinds[KindName];
  schema: z.ZodType;
  /** Those that are shown, in the order of their list; left out where they share a page. */
  entries?: PageEntry[];
};

/** The entries of every kind of page, in the order of the editor's menu. */
export const collections: Record<KindName, Collection> = {
  article: { kind: kinds.article, schema: articleSchema, entries: articles },
  change: { kind: kinds.change, schema: changeSchema },
  news: { kind: kinds.news, schema: newsSchema, entries: news },
  event: { kind: kinds.event, schema: eventSchema },
  webinar: { kind: kinds.webinar, schema: webinarSchema, entries: webinars },
  guide: { kind: kinds.guide, schema: guideSchema, entries: guides },
  factSheet: { kind: kinds.factSheet, schema: factSheetSchema, entries: factSheets },
  template: { kind: kinds.template, schema: templateSchema, entries: templates },
  term: { kind: kinds.term, schema: glossarySchema },
};
