import { z } from 'zod';
import { define } from '#content/schema/define.server.ts';
import { text } from '#content/schema/fields.server.ts';

export const linkWordsSchema = z.strictObject({ copy: text, copied: text });

/** Words of the control that copies the address of a film or a photograph. */
export const linkWords = define('content/site/link-words.ts', linkWordsSchema, {
  copy: 'Copy link',
  copied: 'Link copied',
});
