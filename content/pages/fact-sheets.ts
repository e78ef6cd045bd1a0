import { defineWords } from '#content/schema/define.server.ts';
import { textEnd } from '#content/site/reading-words.ts';

/** The list of fact sheets, and what the sheets have in common. */
export const factSheetsPage = defineWords('content/pages/fact-sheets.ts', {
  lead: 'Each fact sheet covers one duty: what the rules say, the figures, and where they come from.',
  groups: { firm: 'Running your firm', customers: 'Dealing with customers', regulators: 'Dealing with regulators' },
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
      text: 'What it is, and where it comes from',
      checked: 'checked on',
      allChecked: 'We checked all the figures in this table against their sources on {day}.',
    },
    ...textEnd,
    back: { label: 'Back to all fact sheets', href: '/fact-sheets' },
  },
});
