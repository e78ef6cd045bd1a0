import { z } from 'zod';
import { define } from '#content/schema/define.server.ts';
import { text } from '#content/schema/fields.server.ts';

/** The words around the glossary's entries. */
export const glossaryPage = define(
  'content/pages/glossary.ts',
  z.strictObject({ lead: text, letters: text, source: text }),
  {
    lead: 'The abbreviations and terms of the trade in plain words, most with a place to read more.',
    letters: 'Letters',
    source: 'Read more:',
  },
);

export type GlossaryPage = typeof glossaryPage;
