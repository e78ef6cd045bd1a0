import { extname } from 'node:path';
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, stringify } from 'yaml';
import type { z } from 'zod';
import { mistake } from '#content/schema/define.server.ts';
import { fillFields } from '#content/schema/placeholders.server.ts';
import { faults, inPlainWords, type Notation, placed } from '#content/schema/validation.server.ts';

const FENCE = '---\n';

/** The file of each entry that was read, for messages about it. */
const files = new WeakMap<object, string>();

/** The file that an entry was read from; undefined for anything else. */
export const fileOf = (entry: object): string | undefined => files.get(entry);

/** Says which file an entry was read from. */
export function fromFile<Entry>(file: string, entry: Entry): Entry {
  if (typeof entry === 'object' && entry !== null) files.set(entry, file);
  return entry;
}

/** An error for the author of an entry, whose message says what is wrong with its file. */
export const fault = (file: string, message: string) => mistake(`${file} needs fixing:\n${message}`);

/** A file, split into its fields and, in Markdown, the text below them. */
type Parts = { fields: string; firstLine: number; body?: string };

function partsOf(file: string, text: string): Parts {
  if (extname(file) !== '.md') return { fields: text, firstLine: 1 };
  const end = text.indexOf(`\n${FENCE}`, FENCE.length - 1);
  if (!text.startsWith(FENCE) || end < 0)
    throw fault(file, 'Begin the file with a line ---, its fields and another line ---; the text comes below.');
  return { fields: text.slice(FENCE.length, end + 1), firstLine: 2, body: text.slice(end + 1 + FENCE.length) };
}

/** A line of invalid YAML with its value in quotes, where that corrects it: a colon within a value is the usual mistake. */
function quoted(line: string): string | undefined {
  const [, start, value] = /^(\s*(?:- )?\w+: )([^'"|>[{].*)$/.exec(line) ?? [];
  return start && value && `    + ${start.trimStart()}${JSON.stringify(value)}`;
}

/** The number of the line, from 1, on which a field of a YAML document begins; undefined where it isn't there. */
function lineOf(document: Document, counter: LineCounter, path: PropertyKey[]): number | undefined {
  const parent = document.getIn(path.slice(0, -1), true);
  const key = path.at(-1);
  const pair = isMap(parent) ? parent.items.find((item) => isScalar(item.key) && item.key.value === key) : undefined;
  const node = pair?.key ?? document.getIn(path, true);
  return isNode(node) && node.range ? counter.linePos(node.range[0]).line : undefined;
}

/**
 * Reads one entry: YAML, or Markdown below YAML front matter. The file's name is the entry's slug, its text the field `body`.
 * Names between braces have their values, in the fields here and in the text by its schema.
 *
 * @param file the file's path from the project's folder
 * @param source what the file holds
 * @param schema the zod schema of an entry
 * @returns the entry as the schema gives it
 * @throws Error naming file, line, field, what is wrong, and the line as it should be
 */
export function readEntry<Schema extends z.ZodType>(file: string, source: string, schema: Schema): z.output<Schema> {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const lines = text.split('\n');
  const { fields, firstLine, body } = partsOf(file, text);
  const counter = new LineCounter();
  const document = parseDocument(fields, { lineCounter: counter });
  const [error] = document.errors;
  if (error) {
    const number = (error.linePos?.[0].line ?? 1) + firstLine - 1;
    const line = lines[number - 1] ?? '';
    const reason = error.message.split(' at line')[0];
    throw fault(
      file,
      [`✖ line ${number}: ${reason}.`, `    - ${line.trim()}`, quoted(line)].filter(Boolean).join('\n'),
    );
  }
  const slug = file.slice(file.lastIndexOf('/') + 1, -extname(file).length);
  const notation: Notation = {
    write: (name, value) =>
      name === 'slug'
        ? `${value}${extname(file)}`
        : (stringify(typeof name === 'string' ? { [name]: value } : [value], { lineWidth: 0 }).split('\n')[0] ?? ''),
    find: (path, lineOfText = 1) => {
      const inText = path[0] === 'body' && body !== undefined;
      const line = inText ? fields.split('\n').length + 1 + lineOfText : lineOf(document, counter, path);
      if (!line) return undefined;
      const number = inText ? line : line + firstLine - 1;
      return { number, text: lines[number - 1]?.trim() ?? '' };
    },
  };
  const written: unknown = document.toJS() ?? {};
  if (typeof written !== 'object' || written === null || Array.isArray(written))
    throw fault(file, 'Write fields, each as name: value.');
  const twice = ['slug', body !== undefined && 'body'].find((field) => field && document.has(field));
  if (twice)
    throw fault(
      file,
      `✖ line ${notation.find([twice])?.number}, ${twice}: Take this line out: ${twice === 'slug' ? 'the file’s name is the slug.' : 'the text stands below the second ---.'}`,
    );
  const unfilled: string[] = [];
  const filled = fillFields(written, (message, path) => {
    const line = notation.find(path);
    unfilled.push(`✖ ${line ? `line ${line.number}, ` : ''}${placed(path)}: ${message}\n    - ${line?.text ?? ''}`);
  });
  if (unfilled.length) throw fault(file, unfilled.join('\n'));
  const value = { slug, ...filled, ...(body !== undefined && { body }) };
  const result = schema.safeParse(value, { error: inPlainWords });
  if (!result.success) throw fault(file, faults(schema, value, result.error, notation));
  return fromFile(file, result.data);
}
