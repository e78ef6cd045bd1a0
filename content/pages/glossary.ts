import { defineWords } from '#content/schema/define.server.ts';

/** The words around the glossary's entries. */
export const glossaryPage = defineWords('content/pages/glossary.ts', {
  lead: 'The abbreviations and terms of the trade in plain English, most of them with a link to read more.',
  letters: 'Letters',
  source: 'Read more:',
});
