import { defineWords } from '#content/schema/define.server.ts';
import { entryError, inOrder, readCollection } from '#content/schema/entries/collection.server.ts';
import { entryPicture } from '#content/schema/entries/entryPicture.server.ts';
import { withoutSamples } from '#content/schema/entries/publication.server.ts';
import { sampleWord } from '#content/site/reading-words.ts';
import { personSchema } from './schema.server.ts';

const people = readCollection('team', personSchema, { arrange: inOrder });
for (const person of people) {
  const { sample: drawn } = entryPicture(person, 'portrait', person.portrait);
  if (!drawn && !person.portraitAlt)
    throw entryError(person, 'portraitAlt', 'Say what the portrait shows, for readers who cannot see it.');
}
const shownPeople = withoutSamples(people);
const [, second] = people.filter(({ group }) => group === 'chair');
if (second) throw entryError(second, 'group', 'There is a chairman already: give one person alone the group chair.');

/** The page's words around its people. */
const page = defineWords('content/collections/team/index.ts', {
  title: 'Our Team',
  lead: 'A chairman and an advisory body, drawn from the sector they serve.',
  advisory: {
    heading: 'Advisory body',
    text: 'Two advisors give their time to review guidance and to test it against practice.',
  },
  /** For whom they speak, and who chooses them. */
  mandate: {
    heading: 'Who speaks for you',
    cells: [
      {
        title: 'Their mandate',
        text: 'What many members report becomes a case. They put it to regulators, banks and policymakers.',
      },
      {
        title: 'What the Board decides',
        text: 'Members who leave give notice to the Board. It may also suspend or end a membership, and the terms say when.',
      },
    ],
    terms: { label: 'The terms of membership', href: '/terms-and-conditions' },
  },
  /** Words of the link to a person's profile. */
  profile: 'Professional profile',
  sample: sampleWord,
  note: 'Names, words and monograms stand in until the association supplies its own.',
  /** In place of the people while none may be named. */
  none: 'The people of the association are not named here yet. Write to us, and a member of the team will reply.',
});

/** The chairman and the advisory body (specification 2.12). Each YAML file of this folder is a person. */
export const team = {
  ...page,
  people: shownPeople,
  chair: shownPeople.find(({ group }) => group === 'chair'),
  advisory: { ...page.advisory, members: shownPeople.filter(({ group }) => group === 'advisory') },
};
