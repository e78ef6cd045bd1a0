import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { FormName } from '#components/sections/plain-form/plainForm.ts';

/** The name of a form, as in a page's template. */
export const plainFormName: z.ZodType<FormName> = z.enum(['contact', 'membership']);

const pages = z.record(z.string(), plainFormName);

/** Which form each page has that can be sent without JavaScript, by the page's path. */
export type PlainFormPages = z.infer<typeof pages>;

/** Where a build lists those pages: beside the web root. */
export const plainFormsFile = (root: string) => join(dirname(root), 'plain-forms.json');

/**
 * The pages of a build whose forms can be sent without JavaScript; none unless it was built with `PLAIN_FORMS=on`.
 *
 * @param root its web root
 * @throws when the list can't be read
 */
export function readPlainFormPages(root: string): PlainFormPages {
  const file = plainFormsFile(root);
  return existsSync(file) ? pages.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}
