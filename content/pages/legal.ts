import { z } from 'zod';
import { define } from '#content/schema/define.server.ts';
import { text } from '#content/schema/fields.server.ts';

/** What the legal pages have in common. */
export const legalLabels = define('content/pages/legal.ts', z.strictObject({ contents: text, lastUpdated: text }), {
  contents: 'On this page',
  lastUpdated: 'Last updated',
});
