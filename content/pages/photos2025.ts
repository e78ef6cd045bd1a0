import { defineWords } from '#content/schema/define.server.ts';
import { sampleWord } from '#content/site/reading-words.ts';

/** The gallery of the 2025 event (specification 2.16). */
export const photoWords = defineWords('content/pages/photos2025.ts', {
  /** `{day}` is that of the meeting. */
  lead: 'The inaugural members’ meeting in London, {day}.',
  filter: 'Filter pictures',
  all: 'All',
  picture: 'picture',
  sample: '(sample artwork)',
  tag: sampleWord,
  /** In the head, while there are samples. */
  note: 'For now these are drawings. The association’s photographs will replace them.',
  /** The link to the page of the meeting, once it is over and before. */
  report: { past: 'How the evening went', coming: 'About the evening' },
  /** In place of the wall while there are no pictures. */
  none: 'There are no photographs of this meeting here yet.',
});
