import { z } from 'zod';
import { define } from '#content/schema/define.server.ts';
import { path, text } from '#content/schema/fields.server.ts';

/** The contact page around its form (specification 2.10). */
export const contact = define(
  'content/pages/contact-us.ts',
  z.strictObject({
    lead: text,
    info: z.strictObject({
      heading: text,
      phone: text,
      email: text,
      join: z.strictObject({ before: text, link: text, href: path, after: text }),
    }),
  }),
  {
    lead: 'Questions about membership, events or guidance: write to us and a member of the team will reply.',
    info: {
      heading: 'Contact Info',
      phone: 'Telephone',
      email: 'General enquiries',
      join: {
        before: 'If you would like to join, the',
        link: 'membership form',
        href: '/become-a-member#membership-form',
        after: 'is quicker.',
      },
    },
  },
);

export type ContactInfo = typeof contact.info;
