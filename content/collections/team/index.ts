import { defineWords } from '#content/schema/define.server.ts';
import { entryError, inOrder, readCollection } from '#content/schema/entries/collection.server.ts';
import { entryPicture } from '#content/schema/entries/entryPicture.server.ts';
import { bodies } from '#content/site/bodies.ts';
import { profileWord, sampleWord } from '#content/site/reading-words.ts';
import { personSchema } from './schema.server.ts';

const people = readCollection('team', personSchema, { arrange: inOrder });
for (const person of people) {
  const { sample: drawn } = entryPicture(person, 'portrait', person.portrait);
  if (!drawn && !person.portraitAlt)
    throw entryError(person, 'portraitAlt', 'Say what the portrait shows, for people who cannot see it.');
}

/** The page's words around its people. */
const page = defineWords('content/collections/team/index.ts', {
  title: 'Our Team',
  lead: 'The people of the association, drawn from the sector they serve.',
  /** For whom they speak, and who chooses them. */
  mandate: {
    heading: 'Who speaks for you',
    cells: [
      {
        title: 'Their mandate',
        text: 'If many members have the same problem, the advisors aim to raise it with regulators, banks and policymakers.',
      },
      {
        title: 'What the Board decides',
        text: 'Members who leave give notice to the Board. It may also suspend or end a membership, and the terms say when.',
      },
    ],
    terms: { label: 'The terms of membership', href: '/terms-and-conditions' },
  },
  /** Describes a drawn portrait. */
  monogram: 'Monogram of {name}',
  profile: profileWord,
  sample: sampleWord,
  note: 'For now these are invented words and monograms. The association’s own will replace them.',
  /** In place of the people while none may be named. */
  none: 'The people of the association are not named here yet.',
});

/**
 * The bodies of the association and their people (specification 2.12). Each YAML file of this
 * folder is a person.
 */
export const team = {
  ...page,
  people,
  /** Those with people, in their order. */
  bodies: bodies
    .map((body) => ({ ...body, members: people.filter(({ group }) => group === body.id) }))
    .filter(({ members }) => members.length > 0),
};
