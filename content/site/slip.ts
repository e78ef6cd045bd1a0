import { defineWords } from '#content/schema/define.server.ts';

/** The words that every slip has. */
export const slipWords = defineWords('content/site/slip.ts', {
  sources: 'Sources',
  reviewed: 'Reviewed',
  updated: 'Updated',
  workedOut: 'Worked out on',
  advice: 'Information, not legal advice.',
});
