import { defineWords } from '#content/schema/define.server.ts';
import { textEnd } from '#content/site/reading-words.ts';

/** The list of fact sheets, and what the sheets have in common. */
export const factSheetsPage = defineWords('content/pages/fact-sheets.ts', {
  lead: 'One duty on a page: what the rules say, the figures, and where each comes from.',
  groups: { customers: 'Your customers', regulators: 'Regulators and registers', firm: 'Your firm' },
  none: 'There are no fact sheets here yet.',
  sheet: {
    contents: 'In this fact sheet',
    /**
     * The table of figures: its heading, its columns, and the day of a comparison: of one figure,
     * or of all where every one has it.
     */
    figures: {
      heading: 'Figures',
      figure: 'Figure',
      text: 'What it is, and its source',
      checked: 'compared on',
      allChecked: 'All figures in this table were compared with their sources on {day}.',
    },
    ...textEnd,
    back: { label: 'Back to all fact sheets', href: '/fact-sheets' },
  },
});
