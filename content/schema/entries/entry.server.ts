import { extname } from 'node:path';
import { z } from 'zod';
import { figureTexts } from '#content/figures/lookup.server.ts';
import { ownNumbersIn } from '#content/figures/ownNumbers.server.ts';
import { readText } from '#content/schema/contentFolder.server.ts';
import { describeFields, errorMap, fileError, type Issue, issuesOf } from '#content/schema/issues.server.ts';
import { fillFields } from '#content/schema/placeholders.server.ts';
import { visibleText } from '#content/shared/plainText.ts';
import { parseFields, readFrom } from './yaml.server.ts';

/**
 * The front matter of a Markdown file, with an empty first line so that its lines keep their
 * numbers, and the text below.
 */
const MARKDOWN = /^---(?<frontMatter>\n(?:[\s\S]*?\n)?)---\n(?<body>[\s\S]*)$/;

/**
 * The fields and the text of a file, without the line ends of Windows and the invisible characters
 * that come along when text is pasted.
 */
function partsOf(source: string): { fields: string; body: string | undefined } {
  const text = visibleText(source).replaceAll('\r\n', '\n');
  const { frontMatter = text, body } = MARKDOWN.exec(text)?.groups ?? {};
  return { fields: frontMatter, body };
}

/** The field on a line of a file, from 1. */
function fieldAt(line: number, { fields }: ReturnType<typeof partsOf>): string {
  const lines = fields.split('\n');
  if (line >= lines.length) return 'body';
  return /^\w*/.exec(lines.slice(0, line).findLast((text) => /^\w/.test(text)) ?? '')?.[0] ?? '';
}

/** An error about one field of a file that could be read. */
export function fieldError(file: string, field: string, message: string): Error {
  return parseFields(file, partsOf(readText(file)).fields).failed([{ path: [field], message }]);
}

/**
 * The fields of an entry as they are written; undefined where it has a mistake, which is reported
 * when content loads.
 */
export function readFields(file: string, source: string): object | undefined {
  try {
    return parseFields(file, partsOf(source).fields).fields;
  } catch {
    return undefined;
  }
}

/**
 * An issue for each line of a file that has some words; one about the file as a whole, where none
 * has.
 */
export function wordsIssues(file: string, words: string | RegExp, message: string): Issue[] {
  const source = readText(file);
  const isEntry = /\.(md|yaml)$/.test(file);
  const issues = source.split('\n').flatMap((text, index) => {
    const line = index + 1;
    if (!words || !(typeof words === 'string' ? text.includes(words) : words.test(text))) return [];
    return { path: isEntry ? [fieldAt(line, partsOf(source))] : [], line, message };
  });
  return issues.length > 0 ? issues : [{ path: [], message }];
}

/** Whether a schema has a field: then it reports an issue for a value that no field accepts. */
const hasField = (schema: z.ZodType, field: string): boolean =>
  schema.safeParse({ [field]: Symbol() }).error?.issues.some(({ path }) => path[0] === field) ?? false;

/** The fields by which an author exempts a text's numbers. */
const numbered = z.object({ plainNumbers: z.array(z.string()).catch([]), draft: z.unknown().optional() });

/**
 * Issues for legal figures that a text writes out: it should use their names in the register, so
 * that each value is written once.
 */
function numberIssues(entry: unknown, parts: ReturnType<typeof partsOf>): Issue[] {
  const { plainNumbers, draft } = numbered.parse(entry);
  if (draft === true) return [];
  const { fields, body } = parts;
  return ownNumbersIn(body ? `${fields}---\n${body}` : fields)
    .filter(({ words }) => !plainNumbers.includes(words))
    .map(({ line, words }) => {
      const same = [...figureTexts].filter(([, text]) => text === words).map(([name]) => `{${name}}`);
      const name =
        same.length > 0 ? `${same.slice(0, 3).join(' or ')} if it is that` : 'the name of the figure between braces';
      const message = `“${words}” reads like a figure of the law: write ${name}, or add it to Numbers that no law sets (plainNumbers).`;
      return { path: [fieldAt(line, parts)], line, message };
    });
}

/**
 * Reads one entry from a file of YAML, or of Markdown below YAML front matter. The file's name is
 * the entry's slug, its text the field `body`. Placeholders in braces are replaced by their values,
 * in the fields here and in the text by its schema.
 *
 * @throws Error naming file, line and field, what is wrong and what would be right
 */
export function readEntry<Schema extends z.ZodType>(file: string, source: string, schema: Schema): z.output<Schema> {
  describeFields(file, schema);
  const parts = partsOf(source);
  const ending = extname(file);
  const { body } = parts;
  if (ending === '.md' && body === undefined) {
    const message = 'Start the file with a line ---, then its fields, then another line ---, and put the text below.';
    throw fileError(file, [{ path: [], line: 1, message }]);
  }
  const { fields: written, failed } = parseFields(file, parts.fields);
  if ('slug' in written)
    throw failed([{ path: ['slug'], message: 'Remove the line slug: … because the name of the file is the address.' }]);

  const { fields, issues } = fillFields(written);
  const slug = file.slice(file.lastIndexOf('/') + 1, -ending.length);
  const result = schema.safeParse({ slug, ...fields, ...(body !== undefined && { body }) }, { error: errorMap });
  if (!result.success) issues.push(...issuesOf(result.error));
  const numbers = numberIssues(fields, parts);
  if (numbers.length > 0 && hasField(schema, 'plainNumbers')) issues.push(...numbers);
  if (!result.success || issues.length > 0) throw failed(issues);
  return readFrom(file, result.data);
}
