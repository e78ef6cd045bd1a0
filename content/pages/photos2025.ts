import { defineWords } from '#content/schema/words.server.ts';
import { sampleWord } from '#content/site/sample-word.ts';

/** The gallery of the 2025 event (specification 2.16). */
export const photoWords = defineWords('content/pages/photos2025.ts', {
  lead: 'The inaugural members’ meeting in London, 19 June 2025.',
  filter: 'Filter pictures',
  all: 'All',
  picture: 'picture',
  ofWord: 'of',
  sample: '(sample artwork)',
  tag: sampleWord,
  /** In the head, while there are samples. */
  note: 'These are drawings. The association’s photographs will take their place.',
  report: { label: 'How the evening went', href: '/welcome-msb-meet-up-19th-june-2025#report' },
  /** In place of the wall while there are no pictures. */
  none: 'There are no photographs of this meeting here yet.',
});
