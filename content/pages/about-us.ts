import { z } from 'zod';
import { contentFolder } from '#content/schema/contentFolder.server.ts';
import { readData } from '#content/schema/entries/yaml.server.ts';
import { text } from '#content/schema/fields.server.ts';
import { fillFields } from '#content/schema/placeholders.server.ts';

const heading = text.describe('Heading');

/** About us: mission, what the association does, how to reach and join it (specification 2.12). */
export const aboutSchema = z.strictObject({
  lead: text.describe('Opening, one or two sentences set large'),
  mission: z
    .strictObject({
      lead: text.describe('Mission, in one sentence'),
      paragraphs: z.array(text.describe('Paragraph')).nonempty().describe('Paragraphs'),
    })
    .describe('Mission'),
  work: z
    .strictObject({
      heading,
      lead: text.describe('Sentence below it'),
      cells: z
        .array(z.strictObject({ title: text.describe('Title'), text: text.describe('Text') }))
        .length(4)
        .describe('Cards, four'),
    })
    .describe('The association’s work'),
  invitation: z
    .strictObject({ heading, text: text.describe('Sentence, which ends with the email address') })
    .describe('Invitation to write or to join'),
});

const { invitation, ...words } = readData(`${contentFolder}/pages/about-us.yaml`, aboutSchema, fillFields);

export const about = {
  ...words,
  invitation: { ...invitation, button: { label: 'Become a Member', href: '/become-a-member' } },
};
