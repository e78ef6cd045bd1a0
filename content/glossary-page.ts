import { z } from 'zod';
import { define } from './define.server.ts';
import { text } from './fields.server.ts';

/** The words around the glossary's entries. */
export const glossaryPage = define(
  'content/glossary-page.ts',
  z.strictObject({ title: text, crumb: text, lead: text, letters: text, source: text }),
  {
    title: 'Glossary',
    crumb: 'Glossary',
    lead: 'The abbreviations and terms of the trade in plain words, most with a place to read more.',
    letters: 'Letters',
    source: 'Read more:',
  },
);

export type GlossaryPage = typeof glossaryPage;
