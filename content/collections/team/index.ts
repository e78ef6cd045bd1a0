import { z } from 'zod';
import { define, mistake } from '#content/schema/define.server.ts';
import { inOrder, readCollection } from '#content/schema/entries/collection.server.ts';
import { text } from '#content/schema/fields.server.ts';
import { personSchema } from './schema.server.ts';

const people = readCollection('team', personSchema, { arrange: inOrder });
const [chair, ...more] = people.filter(({ group }) => group === 'chair');
if (!chair || more.length)
  throw mistake('content/collections/team needs fixing:\nGive one person, and no more, the group chair.');

/** The page's words around its people. */
const page = define(
  'content/collections/team/index.ts',
  z.strictObject({
    title: text,
    lead: text,
    advisory: z.strictObject({ heading: text, text }),
    /** Words of the link to a person's profile. */
    profile: text,
    note: text,
  }),
  {
    title: 'Our Team',
    lead: 'A chairman and an advisory body, drawn from the sector they serve.',
    advisory: {
      heading: 'Advisory body',
      text: 'Two advisors give their time to review guidance and to test it against practice.',
    },
    profile: 'Professional profile',
    note: 'Sample names; monograms stand in until portraits are supplied.',
  },
);

/** The chairman and the advisory body (specification 2.12). Each YAML file of this folder is a person. */
export const team = {
  ...page,
  chair,
  advisory: { ...page.advisory, members: people.filter(({ group }) => group === 'advisory') },
};
