import { defineWords } from '#content/schema/words.server.ts';

/** The tag of everything that stands in for something of the association's own. */
export const sampleWord = defineWords('content/site/sample-word.ts', 'Sample');
