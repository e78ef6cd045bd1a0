import type { z } from 'zod';
import { errorMap, fileError, type Issue, issuesOf } from './issues.server.ts';

/**
 * Checks a content value as its module loads, so that an error stops the build and never reaches a
 * visitor; gives it with defaults filled in. Importing this file also keeps content out of the
 * browser: Vike refuses a `.server.ts` file in a client bundle.
 *
 * @param file where the value is written, for the message, e.g. `content/site/head.ts`
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

const ADDRESS = /^(\/|https:\/\/|mailto:|tel:)/;

function issuesIn(value: unknown, path: PropertyKey[]): Issue[] {
  if (typeof value === 'string') {
    if (!value.trim()) return [{ path, message: 'Write some text here.' }];
    const isWrong = path.at(-1) === 'href' && !ADDRESS.test(value);
    return isWrong ? [{ path, message: 'Write an address of this site, e.g. /about-us, or one with https://.' }] : [];
  }
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => issuesIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => issuesIn(item, [...path, key]));
}

/**
 * Checks the words of a file as its module loads: throws an Error that names each field where a
 * text is empty or an `href` no address.
 */
export function defineWords<Words>(file: string, words: Words): Words {
  const issues = issuesIn(words, []);
  if (issues.length) throw fileError(file, issues);
  return words;
}
