import type { z } from 'zod';
import { feesSchema } from '#content/figures/fees.server.ts';
import { aboutSchema } from '#content/pages/about-us.ts';
import { benefitsSchema } from '#content/pages/become-a-member.ts';
import { homeListsSchema, homeMediaSchema } from '#content/pages/home-lists.ts';
import { announcementSchema } from '#content/pages/webinar-bank-accounts-for-msb-businesses.ts';
import { welcomeMeetSchema } from '#content/pages/welcome-msb-meet-up-19th-june-2025.ts';
import { legalSchema } from '#content/schema/legal.server.ts';
import { associationSchema } from '#content/site/association.ts';
import { bodiesSchema } from '#content/site/bodies.ts';
import { goneSchema } from '#content/site/head.ts';
import type { EditorView } from '#content/site/kinds.ts';
import { launchSchema } from '#content/site/launch.ts';
import { securityPolicySchema } from '#content/site/text-file-words.ts';
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
  { folder: 'team', label: 'Team', one: 'person', ending: 'yaml', schema: personSchema, title: 'name', detail: 'role' },
  {
    folder: 'testimonials',
    label: 'Testimonials',
    one: 'testimonial',
    ending: 'yaml',
    schema: testimonialSchema,
    title: 'name',
    detail: 'position',
  },
];

/** A single file as the editor shows it. */
export type EditableFile = {
  file: string;
  label: string;
  schema: z.ZodType;
  /** Below content/pictures, where its pictures go. */
  pictures?: string;
};

/** The photos of /photos2025: a file for each category. */
export const editableGallery = { folder: 'gallery', label: 'Photo gallery', schema: gallerySchema };

/** Files that belong to no collection: words of pages, and data. */
export const editableFiles: EditableFile[] = [
  { file: 'content/pages/home-media.yaml', label: 'Home page: photos and films', schema: homeMediaSchema },
  { file: 'content/pages/home-lists.yaml', label: 'Home page: links and challenges', schema: homeListsSchema },
  { file: 'content/pages/become-a-member.yaml', label: 'Benefits of membership', schema: benefitsSchema },
  { file: 'content/pages/about-us.yaml', label: 'About Us', schema: aboutSchema },
  {
    file: 'content/pages/welcome-msb-meet-up-19th-june-2025.yaml',
    label: 'Welcome meet of 2025',
    schema: welcomeMeetSchema,
  },
  {
    file: 'content/pages/webinar-bank-accounts-for-msb-businesses.md',
    label: 'Announcement of the bank accounts webinar',
    schema: announcementSchema,
  },
  { file: 'content/pages/privacy-policy.md', label: 'Privacy policy', schema: legalSchema },
  { file: 'content/pages/terms-and-conditions.md', label: 'Terms and conditions', schema: legalSchema },
  { file: 'content/site/security-policy.md', label: 'Security policy of the website', schema: securityPolicySchema },
  { file: 'content/site/association.yaml', label: 'The association itself', schema: associationSchema },
  { file: 'content/site/bodies.yaml', label: 'Bodies of the team', schema: bodiesSchema },
  { file: 'content/site/fees.yaml', label: 'Membership fees', schema: feesSchema },
  { file: 'content/site/gone.yaml', label: 'Addresses that are gone', schema: goneSchema },
  { file: 'content/site/launch.yaml', label: 'Before the launch', schema: launchSchema },
];
