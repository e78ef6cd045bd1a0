import { defineWords } from '#content/schema/words.server.ts';
import { readingWords } from '#content/site/reading-words.ts';

/** The list of fact sheets, and what the sheets have in common. */
export const factSheetsPage = defineWords('content/pages/fact-sheets.ts', {
  lead: 'One duty on a page: what the rules say, the figures, where each comes from and the day we checked it.',
  sheet: {
    contents: 'In this fact sheet',
    /**
     * The table of figures: its heading, its columns, and what stands before the day of a check, or of the review at which the
     * source itself could not be read.
     */
    figures: {
      heading: 'Figures',
      figure: 'Figure',
      text: 'What it is, its source, and the day of our check',
      checked: 'checked on',
      unchecked: 'known only from summaries by others on',
    },
    sources: {
      heading: readingWords.officialSources,
      note: 'This fact sheet is general information, not legal advice. Where it and an official source differ, the source counts.',
    },
    back: { label: 'Back to all fact sheets', href: '/fact-sheets' },
    help: readingWords.help,
  },
});

export type FactSheetsPage = typeof factSheetsPage;
