import { z } from 'zod';
import { path, text } from './fields.server.ts';

/** The words of a sidebar that searches other posts (specification 2.17). */
export const searchLabels = z.strictObject({
  heading: text,
  label: text,
  placeholder: text,
  none: text,
  one: text,
  many: text.includes('{count}', 'Write {count} where the number goes, e.g. {count} results.'),
  all: z.strictObject({ label: text, href: path }),
});
