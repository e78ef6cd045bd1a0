import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { readText } from '#content/schema/contentFolder.server.ts';
import { describeFields, errorMap, fileError, type Issue, issuesOf } from '#content/schema/issues.server.ts';
import { visibleText } from '#content/shared/plainText.ts';

/**
 * The line, from 1, on which a field of a YAML document begins; that of the fields around it, where
 * it isn't there.
 */
function lineOfField(document: Document, counter: LineCounter, path: PropertyKey[]): number {
  if (path.length === 0) return 1;
  const parent = document.getIn(path.slice(0, -1), true);
  const key = path.at(-1);
  const pair = isMap(parent) ? parent.items.find((item) => isScalar(item.key) && item.key.value === key) : undefined;
  const node = pair?.key ?? document.getIn(path, true);
  if (isNode(node) && node.range) return counter.linePos(node.range[0]).line;
  return lineOfField(document, counter, path.slice(0, -1));
}

/** The fields of a file as they are written, and how to report what is wrong with them. */
type Fields = { fields: object; failed: (issues: Issue[]) => Error };

/**
 * Reads the fields of a file in YAML; throws an Error that names file and
 * line, if they aren't fields.
 */
export function parseFields(file: string, yaml: string): Fields {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  const failed = (issues: Issue[]) =>
    fileError(file, issues, ({ path, lineOfText = 1 }) =>
      path[0] === 'body' ? yaml.split('\n').length + lineOfText : lineOfField(document, counter, path),
    );
  const [syntaxError] = document.errors;
  if (syntaxError) {
    const [reason] = syntaxError.message.split(' at line');
    const message = `This line cannot be read (${reason}). A text with a colon, # or braces goes in quotes.`;
    throw fileError(file, [{ path: [], message }], () => syntaxError.linePos?.[0].line);
  }
  const fields: unknown = document.toJS() ?? {};
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    throw failed([{ path: [], message: 'Write each field as name: value.' }]);
  return { fields, failed };
}

/** The file of each object that was read, for messages about it. */
const files = new WeakMap<object, string>();

/** The file that an entry or data was read from; undefined for anything else. */
export const fileOf = (data: object): string | undefined => files.get(data);

/** Remembers the file that data was read from, and gives the data. */
export function readFrom<Data>(file: string, data: Data): Data {
  if (typeof data === 'object' && data !== null) files.set(data, file);
  return data;
}

const asWritten = (fields: object): { fields: object; issues: Issue[] } => ({ fields, issues: [] });

/**
 * Reads a file of data in YAML that is no entry of a collection. `fill` is `fillFields`,
 * where its texts name values between braces.
 *
 * @throws Error naming file, line and field, what is wrong and what would be right
 */
export function readData<Schema extends z.ZodType>(file: string, schema: Schema, fill = asWritten): z.output<Schema> {
  describeFields(file, schema);
  const written = parseFields(file, visibleText(readText(file)));
  const { fields, issues } = fill(written.fields);
  if (issues.length > 0) throw written.failed(issues);
  const result = schema.safeParse(fields, { error: errorMap });
  if (!result.success) throw written.failed(issuesOf(result.error));
  return readFrom(file, result.data);
}
