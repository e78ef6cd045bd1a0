import { CODES } from '#content/codes.ts';
import { defineWords } from '#content/schema/words.server.ts';

/** Forms of address and the codes that every form sends for them (specification 3.1 to 3.3). */
export const honorifics = defineWords(
  'content/forms/honorifics.ts',
  Object.entries(CODES.titleid).map(([value, label]) => ({ value, label })),
);
