import { z } from 'zod';
import { define } from '#content/schema/define.server.ts';
import { text } from '#content/schema/fields.server.ts';

/** Words that guides, articles and fact sheets have in common. */
export const readingWords = define('content/site/reading-words.ts', z.strictObject({ inShort: text, checked: text }), {
  inShort: 'In short',
  checked:
    'Unless the text says otherwise, every figure was compared with its source on the day of the last review or update.',
});
