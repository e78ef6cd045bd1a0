import { z } from 'zod';
import { define } from '../define.server.ts';
import { text } from '../fields.server.ts';

/** What the legal pages have in common. */
export const legalLabels = define('content/legal/labels.ts', z.strictObject({ contents: text, lastUpdated: text }), {
  contents: 'On this page',
  lastUpdated: 'Last updated',
});
