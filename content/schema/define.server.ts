import type { z } from 'zod';
import { faults } from './validation.server.ts';

/** An error for the author of a content module. Its stack would name our code and not theirs, so it has none. */
export function mistake(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}

/**
 * Checks a content value as its module loads, so that a mistake stops the build and never reaches a visitor.
 * Importing this file also keeps content out of the browser: Vike refuses a `.server.ts` file in a client bundle.
 *
 * @param file where the value is written, for the message, e.g. `content/collections/news/index.ts`
 * @param schema the zod schema of the value
 * @param value the value as written
 * @returns the value as the schema gives it (defaults filled in)
 * @throws Error naming file, field, what is wrong, and the line as it should be
 */
export function define<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: z.input<Schema>,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw mistake(`${file} needs fixing:\n${faults(schema, value, result.error)}`);
}
