import type { z } from 'zod';
import { feesSchema } from '#content/site/fees.schema.server.ts';
import { articleSchema } from './articles/schema.server.ts';
import { eventSchema } from './events/schema.server.ts';
import { factSheetSchema } from './fact-sheets/schema.server.ts';
import { gallerySchema } from './gallery/schema.server.ts';
import { glossarySchema } from './glossary/schema.server.ts';
import { guideSchema } from './guides/schema.server.ts';
import { newsSchema } from './news/schema.server.ts';
import { personSchema } from './team/schema.server.ts';
import { templateSchema } from './templates/schema.server.ts';
import { testimonialSchema } from './testimonials/schema.server.ts';
import { authoredWebinar } from './webinars/authored.server.ts';

/** A collection as the editor in the browser shows it. */
export type Editable = {
  /** Below content/collections. */
  folder: string;
  /** Its name, and that of one entry. */
  label: string;
  one: string;
  ending: 'md' | 'yaml';
  schema: z.ZodType;
  /** The field that names an entry in lists, and its file. */
  title: string;
  /** What its list shows beside the title. */
  beside?: string;
  /** The address above its pages; left out where an entry has no page of its own. */
  address?: string;
};

/** The collections that the association's staff keep in the editor, in the order of its menu. No schema here reads a file, since a browser has none. */
export const editable: Editable[] = [
  {
    ...{ folder: 'articles', label: 'Articles', one: 'article', ending: 'md', schema: articleSchema },
    ...{ title: 'title', beside: 'date', address: '/' },
  },
  {
    ...{ folder: 'news', label: 'News', one: 'news item', ending: 'md', schema: newsSchema },
    ...{ title: 'title', beside: 'date', address: '/news/' },
  },
  {
    ...{ folder: 'events', label: 'Events', one: 'event', ending: 'yaml', schema: eventSchema },
    ...{ title: 'title', beside: 'start' },
  },
  {
    ...{ folder: 'webinars', label: 'Webinar reports', one: 'webinar report', ending: 'md', schema: authoredWebinar },
    ...{ title: 'title', address: '/' },
  },
  {
    ...{ folder: 'guides', label: 'Guides', one: 'guide', ending: 'md', schema: guideSchema },
    ...{ title: 'title', beside: 'nextReview', address: '/' },
  },
  {
    ...{ folder: 'fact-sheets', label: 'Fact sheets', one: 'fact sheet', ending: 'md', schema: factSheetSchema },
    ...{ title: 'title', beside: 'nextReview', address: '/fact-sheets/' },
  },
  {
    ...{ folder: 'templates', label: 'Templates', one: 'template', ending: 'md', schema: templateSchema },
    ...{ title: 'title', beside: 'nextReview', address: '/templates/' },
  },
  { folder: 'glossary', label: 'Glossary', one: 'term', ending: 'yaml', schema: glossarySchema, title: 'term' },
  { folder: 'team', label: 'Team', one: 'person', ending: 'yaml', schema: personSchema, title: 'name', beside: 'role' },
  {
    ...{ folder: 'testimonials', label: 'Testimonials', one: 'testimonial', ending: 'yaml', schema: testimonialSchema },
    ...{ title: 'name', beside: 'position' },
  },
];

/** A single file of data as the editor shows it. */
export type EditableFile = {
  file: string;
  name: string;
  label: string;
  schema: z.ZodType;
  /** Below content/pictures, where its pictures go. */
  pictures?: string;
};

/** The photos of /photos2025: a file for each category. */
export const editableGallery: EditableFile[] = gallerySchema.shape.slug.options.map((slug) => ({
  file: `content/collections/gallery/${slug}.yaml`,
  name: slug,
  label: slug.replace(/^./, (letter) => letter.toUpperCase()).replace('-', ' '),
  schema: gallerySchema,
  pictures: `gallery/${slug}`,
}));

/** Data that belongs to no collection. */
export const editableData: EditableFile[] = [
  { file: 'content/site/fees.json', name: 'fees', label: 'Membership fees', schema: feesSchema },
];
