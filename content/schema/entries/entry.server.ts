import { extname } from 'node:path';
import type { z } from 'zod';
import { errorMap, fileError, issuesOf } from '#content/schema/issues.server.ts';
import { fillFields } from '#content/schema/placeholders.server.ts';
import { parseFields } from './yaml.server.ts';

/** The file of each entry that was read, for messages about it. */
const files = new WeakMap<object, string>();

/** The file that an entry was read from; undefined for anything else. */
export const fileOf = (entry: object): string | undefined => files.get(entry);

/** The front matter of a Markdown file, with an empty first line so that its lines keep their numbers, and the text below. */
const MARKDOWN = /^---(?<frontMatter>\n[\s\S]*?\n)---\n(?<body>[\s\S]*)$/;

/**
 * Reads one entry: YAML, or Markdown below YAML front matter. The file's name is the entry's slug, its text the field `body`.
 * Names between braces have their values, in the fields here and in the text by its schema.
 *
 * @param file the file's path from the project's folder
 * @param source what the file holds
 * @param schema the zod schema of an entry
 * @returns the entry as the schema gives it
 * @throws Error naming file, line and field, what is wrong and what would be right
 */
export function readEntry<Schema extends z.ZodType>(file: string, source: string, schema: Schema): z.output<Schema> {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const ending = extname(file);
  const { frontMatter = text, body } = MARKDOWN.exec(text)?.groups ?? {};
  if (ending === '.md' && body === undefined)
    throw fileError(file, [
      { path: [], message: 'Begin the file with a line ---, its fields and another line ---; the text comes below.' },
    ]);
  const { fields: written, failed } = parseFields(file, frontMatter);
  if ('slug' in written)
    throw failed([{ path: ['slug'], message: 'Take this line out: the file’s name is the slug.' }]);

  const { fields, issues } = fillFields(written);
  if (issues.length) throw failed(issues);
  const slug = file.slice(file.lastIndexOf('/') + 1, -ending.length);
  const result = schema.safeParse({ slug, ...fields, ...(body !== undefined && { body }) }, { error: errorMap });
  if (!result.success) throw failed(issuesOf(result.error));
  if (typeof result.data === 'object' && result.data !== null) files.set(result.data, file);
  return result.data;
}
