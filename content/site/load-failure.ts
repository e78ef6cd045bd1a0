import { defineWords } from '#content/schema/define.server.ts';

/** Shown where a script that the visitor needs has not arrived; phone and email follow. */
export const loadFailure = defineWords(
  'content/site/load-failure.ts',
  'Part of this page did not load, so it will not work properly. Please reload the page, or get in touch:',
);
