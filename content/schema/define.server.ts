import type { z } from 'zod';
import { faults, inPlainWords, type Notation } from './validation.server.ts';

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
  const result = schema.safeParse(value, { error: inPlainWords });
  if (result.success) return result.data;
  throw mistake(`${file} needs fixing:\n${faults(schema, value, result.error)}`);
}

/**
 * Checks a JSON file of plain fields, as `define` checks a module.
 *
 * @param file where the value is written, e.g. `content/site/fees.json`
 * @param value what an import of the file gives
 * @throws Error naming file, line, field, what is wrong, and the line as it should be
 */
export function defineData<Schema extends z.ZodType>(file: string, schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value, { error: inPlainWords });
  if (result.success) return result.data;
  // An import gives no lines. These are the lines of the file as the editor and the formatter write it.
  const lines = JSON.stringify(value, null, 2).split('\n');
  const notation: Notation = {
    write: (name, found) => `"${String(name)}": ${JSON.stringify(found)}`,
    find: ([name]) => {
      const index = lines.findIndex((line) => line.startsWith(`  "${String(name)}":`));
      return index < 0 ? undefined : { number: index + 1, text: lines[index]?.trim().replace(/,$/, '') ?? '' };
    },
  };
  throw mistake(`${file} needs fixing:\n${faults(schema, value, result.error, notation)}`);
}
