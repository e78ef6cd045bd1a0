import type { z } from 'zod';
import { feesSchema } from '#content/site/fees.schema.server.ts';
import { type KindName, type Kinds, kinds } from '#content/site/kinds.ts';
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
  /** Of its files; Markdown where left out. */
  ending?: 'yaml';
  schema: z.ZodType;
  /** The field that names an entry in lists, and its file; `title` where left out. */
  title?: string;
  /** What its list shows beside the title. */
  beside?: string;
  /** The address above its pages; left out where an entry has no page of its own. */
  address?: string;
};

/** What the editor takes over from a kind of page; entries that share a page have no address. */
const fromKind = ({ folder, many, address }: Kinds[KindName]) => ({
  folder,
  label: many,
  ...(address.endsWith('/') && { address }),
});

/** The collections that the association's staff keep in the editor, in the order of its menu. */
export const editable: Editable[] = [
  { ...fromKind(kinds.article), one: 'article', schema: articleSchema, beside: 'date' },
  { ...fromKind(kinds.news), one: 'news item', schema: newsSchema, beside: 'date' },
  { ...fromKind(kinds.event), one: 'event', ending: 'yaml', schema: eventSchema, beside: 'start' },
  { ...fromKind(kinds.webinar), one: 'webinar report', schema: authoredWebinar },
  { ...fromKind(kinds.guide), one: 'guide', schema: guideSchema, beside: 'nextReview' },
  { ...fromKind(kinds.factSheet), one: 'fact sheet', schema: factSheetSchema, beside: 'nextReview' },
  { ...fromKind(kinds.template), one: 'template', schema: templateSchema, beside: 'nextReview' },
  { ...fromKind(kinds.term), one: 'term', ending: 'yaml', schema: glossarySchema, title: 'term' },
  { folder: 'team', label: 'Team', one: 'person', ending: 'yaml', schema: personSchema, title: 'name', beside: 'role' },
  {
    folder: 'testimonials',
    label: 'Testimonials',
    one: 'testimonial',
    ending: 'yaml',
    schema: testimonialSchema,
    title: 'name',
    beside: 'position',
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
export const editableGallery = { folder: 'gallery', label: 'Photo gallery', schema: gallerySchema };

/** Data that belongs to no collection. */
export const editableData: EditableFile[] = [
  { file: 'content/site/fees.json', name: 'fees', label: 'Membership fees', schema: feesSchema },
];
