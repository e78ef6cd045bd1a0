import type { z } from 'zod';
import { feesSchema } from '#content/figures/fees.server.ts';
import { associationSchema } from '#content/site/association.ts';
import { bodiesSchema } from '#content/site/bodies.ts';
import { goneSchema } from '#content/site/head.ts';
import type { EditorView } from '#content/site/kinds.ts';
import { collections } from './collections.ts';
import { gallerySchema } from './gallery/schema.server.ts';
import { personSchema } from './team/schema.server.ts';
import { testimonialSchema } from './testimonials/schema.server.ts';

/** A collection as the editor in the browser shows it. */
export type Editable = EditorView & {
  /** Below content/collections. */
  folder: string;
  label: string;
  schema: z.ZodType;
  /** The address above its pages; left out where an entry has no page of its own. */
  address?: string;
};

/** The collections that the association's staff keep in the editor, in the order of its menu. */
export const editable: Editable[] = [
  ...Object.values(collections).map(({ kind: { folder, many, address, editor }, schema, entries }) => ({
    ...editor,
    folder,
    label: many,
    schema,
    ...(entries && { address }),
  })),
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
  {
    file: 'content/site/association.yaml',
    name: 'association',
    label: 'The association itself',
    schema: associationSchema,
  },
  { file: 'content/site/bodies.yaml', name: 'bodies', label: 'Bodies of the team', schema: bodiesSchema },
  { file: 'content/site/fees.yaml', name: 'fees', label: 'Membership fees', schema: feesSchema },
  { file: 'content/site/gone.yaml', name: 'gone', label: 'Addresses that are gone', schema: goneSchema },
];
