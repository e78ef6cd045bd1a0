import { defineWords } from '#content/schema/define.server.ts';
import { textEnd } from '#content/site/reading-words.ts';

/** The how-to series: its page, and what its guides have in common (specification 2.14). */
export const howToSeries = defineWords('content/pages/how-to-series.ts', {
  lead: 'Step-by-step guides and checklists for the main duties of a money service business.',
  more: 'Read More',
  none: 'There are no guides here yet.',
  guide: {
    contents: 'In this guide',
    /** Below the checklist, where there is JavaScript. `progress` has `{done}` and `{all}`. */
    checklist: {
      label: 'Your checklist',
      progress: '{done} of {all} done',
      note: 'Your ticks are saved on this device until you reset them. Nothing is sent to us.',
      /** The note where the browser keeps nothing. */
      unkept:
        'This browser does not save anything, so your ticks last until you leave the page. Nothing is sent to us.',
      print: 'Print or save as PDF',
      reset: 'Reset',
      /** Followed by the day, only on paper. */
      printed: 'Printed on',
    },
    ...textEnd,
    back: { label: 'Back to all guides', href: '/how-to-series' },
  },
});
