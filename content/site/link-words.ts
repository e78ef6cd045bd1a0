import { defineWords } from '#content/schema/words.server.ts';

/** Words of the control that copies the address of a film or a photograph. */
export const linkWords = defineWords('content/site/link-words.ts', {
  copy: 'Copy link',
  copied: 'Link copied',
});
