import { defineWords } from '#content/schema/words.server.ts';

/** What the legal pages have in common. */
export const legalLabels = defineWords('content/pages/legal.ts', {
  contents: 'On this page',
  lastUpdated: 'Last updated',
});
