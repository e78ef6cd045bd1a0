import { z } from 'zod';
import { define } from '#content/schema/define.server.ts';
import { pictureName, text, webAddress } from '#content/schema/fields.server.ts';

const person = z.strictObject({
  name: text,
  role: text,
  portrait: pictureName,
  portraitAlt: text,
  /** The person's page on a professional network. */
  profile: webAddress,
  employer: text.optional(),
  /** What the person does for the association. */
  words: text.optional(),
  /** A stand-in that the association has still to replace; `npm run launch-check` lists it. */
  sample: z.boolean().default(false),
});

export type Person = z.output<typeof person>;

/** The chairman and the advisory body of two (specification 2.12). */
export const team = define(
  'content/collections/team.ts',
  z.strictObject({
    title: text,
    lead: text,
    chair: person,
    advisory: z.strictObject({
      heading: text,
      text,
      members: z.array(person.required({ employer: true })).length(2),
    }),
    /** Words of the link to a person's profile. */
    profile: text,
    note: text,
  }),
  {
    title: 'Our Team',
    lead: 'A chairman and an advisory body, drawn from the sector they serve.',
    chair: {
      name: 'Sample chairman',
      role: 'Chairman',
      portrait: 'team/chair',
      portraitAlt: 'Engraved placeholder for the chairman’s portrait',
      profile: 'https://www.linkedin.com/',
      words:
        'The chairman leads the Board, speaks for members in meetings with regulators and banks, and answers to the membership each year.',
      sample: true,
    },
    advisory: {
      heading: 'Advisory body',
      text: 'Two advisors give their time to review guidance and to test it against practice.',
      members: [
        {
          name: 'Sample advisor',
          role: 'Advisor, financial crime',
          employer: 'Sample employer',
          portrait: 'team/advisor-1',
          portraitAlt: 'Engraved placeholder for the first advisor’s portrait',
          profile: 'https://www.linkedin.com/',
          sample: true,
        },
        {
          name: 'Second sample advisor',
          role: 'Advisor, technology',
          employer: 'Second sample employer',
          portrait: 'team/advisor-2',
          portraitAlt: 'Engraved placeholder for the second advisor’s portrait',
          profile: 'https://www.linkedin.com/',
          sample: true,
        },
      ],
    },
    profile: 'Professional profile',
    note: 'Sample names; engraved placeholders stand in until portraits are supplied.',
  },
);
