import { defineWords } from '#content/schema/define.server.ts';
import { textEnd } from '#content/site/reading-words.ts';

/** The how-to series: its page, and what its guides have in common (specification 2.14). */
export const howToSeries = defineWords('content/pages/how-to-series.ts', {
  lead: 'Checklists and steps for the duties every money service business shares.',
  more: 'Read More',
  none: 'There are no guides here yet.',
  guide: {
    contents: 'In this guide',
    /** Below the checklist, where there is JavaScript. `progress` has `{done}` and `{all}`. */
    checklist: {
      label: 'Your checklist',
      progress: '{done} of {all} done',
      note: 'Your ticks are kept on this device from the first one until you reset them. Nothing is sent.',
      /** The note where the browser keeps nothing. */
      unkept: 'This browser keeps nothing, so your ticks last until you leave the page. Nothing is sent.',
      print: 'Print or save as PDF',
      reset: 'Reset',
      /** Followed by the day, only on paper. */
      printed: 'Printed on',
    },
    ...textEnd,
    back: { label: 'Back to all guides', href: '/how-to-series' },
  },
});
