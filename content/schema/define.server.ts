import type { z } from 'zod';
import { errorMap, fileError, issuesOf } from './issues.server.ts';

/**
 * Checks a content value as its module loads, so that an error stops the build and never reaches a visitor.
 * Importing this file also keeps content out of the browser: Vike refuses a `.server.ts` file in a client bundle.
 *
 * @param file where the value is written, for the message, e.g. `content/site/fees.json`
 * @param schema the zod schema of the value
 * @param value the value as written
 * @returns the value as the schema gives it (defaults filled in)
 * @throws Error naming file and field, what is wrong and what would be right
 */
export function define<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: z.input<Schema>,
): z.output<Schema> {
  const result = schema.safeParse(value, { error: errorMap });
  if (result.success) return result.data;
  throw fileError(file, issuesOf(result.error));
}
