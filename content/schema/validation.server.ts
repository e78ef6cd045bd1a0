import { distance } from 'fastest-levenshtein';
import { z } from 'zod';

/** What helps the author of a field: a right value, and how a near miss becomes one. */
type Advice = { example: string; mend?: (value: string) => string };

/** Advice by field; content/schema/fields.server.ts fills it. */
export const advice = z.registry<Advice>();

/** How an author wrote a value, so that a message can quote it. */
export type Notation = {
  /** A field as its author would write it. */
  write: (name: PropertyKey | undefined, value: unknown) => string;
  /** The line of a field and its number; undefined where the source isn't known. */
  find: (path: PropertyKey[], lineOfText?: number) => { number: number; text: string } | undefined;
};

/** A value in a TypeScript module; long and nested values are cut. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  if (isRecord(value)) return '{…}';
  return typeof value === 'string' ? `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'` : String(value);
}

/** The notation of content in TypeScript modules. */
const typescript: Notation = {
  write: (name, value) => `${typeof name === 'string' ? `${name}: ` : ''}${literal(value)},`,
  find: () => undefined,
};

/** Values that one can choose from, as `a, b or c`. */
const choice = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** What zod itself would say of a value, in words for its author; a message that a schema has goes before these. */
export const inPlainWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'too_big' && issue.origin === 'string') return `Write at most ${issue.maximum} characters.`;
  if (issue.code === 'too_big' && issue.origin !== 'array') return `Write ${issue.maximum} or less.`;
  if (issue.code === 'too_small' && issue.origin === 'array') return `Give at least ${issue.minimum}.`;
  if (issue.code === 'too_small' && issue.origin !== 'string') return `Write ${issue.minimum} or more.`;
  if (issue.code === 'invalid_value' && issue.input !== undefined)
    return `${issue.values.length > 1 ? 'Choose' : 'Write'} ${choice.format(issue.values.map(String))}.`;
  return undefined;
};

/** The schema inside optional values, defaults and transformations. */
function bare(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return bare(schema.def.innerType);
  return schema instanceof z.ZodPipe ? bare(schema.in) : schema;
}

/** The schema at a path, or undefined where it isn't known. */
function schemaAt(schema: unknown, path: PropertyKey[]): unknown {
  const [key, ...rest] = path;
  const whole = bare(schema);
  if (key === undefined) return whole;
  if (whole instanceof z.ZodObject) return schemaAt(whole.shape[String(key)], rest);
  if (whole instanceof z.ZodArray) return schemaAt(whole.element, rest);
  if (whole instanceof z.ZodRecord) return schemaAt(whole.valueType, rest);
  return undefined;
}

const isRecord = (value: unknown): value is Record<PropertyKey, unknown> => typeof value === 'object' && value !== null;

const valueAt = (value: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), value);

/** A text, cut after the last word that fits if it is too long. */
export const shorten = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length + 1).replace(/[\s,;:–-]*\S*$/, '');

/** A valid value for a field, or undefined where only its author can know one. */
function correction(schema: unknown, value: unknown, issue: z.core.$ZodIssue): unknown {
  // A value that its own field takes breaks a rule between fields: the message says what to do.
  if (!(schema instanceof z.ZodType) || schema.safeParse(value).success) return undefined;
  const known = advice.get(schema);
  const candidates = [
    typeof value === 'string' && schema instanceof z.ZodEnum && misspelt(schema.options.map(String), value),
    typeof value === 'string' && known?.mend?.(value.trim()),
    typeof value === 'string' && issue.code === 'too_big' && shorten(value, Number(issue.maximum)),
    typeof value === 'number' && String(value),
    typeof value === 'string' && Number(value.replace(/[£,\s]/g, '') || Number.NaN),
    known?.example,
  ];
  return candidates.find((candidate) => candidate !== false && schema.safeParse(candidate).success);
}

/**
 * The names most like a wanted one, for a message about a name that doesn't exist.
 *
 * @param names the existing names
 * @param wanted the name that doesn't exist
 * @param count how many to give
 */
export function nearest(names: readonly string[], wanted: string, count = 3): string[] {
  const away = new Map(names.map((name) => [name, distance(name.toLowerCase(), wanted.toLowerCase())]));
  return names.toSorted((a, b) => (away.get(a) ?? 0) - (away.get(b) ?? 0)).slice(0, count);
}

/** The name that an unknown one is a misspelling of; undefined where none is close. */
function misspelt(names: readonly string[], written: string): string | undefined {
  const [name = ''] = nearest(names, written, 1);
  const close = distance(name.toLowerCase(), written.toLowerCase()) <= Math.ceil(written.length / 3);
  return name && close ? name : undefined;
}

/** A path to a field as messages write it: `sources[0].url`. */
export const placed = (path: PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

const lines = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join('\n');

type Written = { schema: unknown; value: unknown; notation: Notation };

/** A field that the schema doesn't have, with the field that was meant. */
function unknownField({ schema, value, notation }: Written, path: PropertyKey[], key: string): string {
  const whole = schemaAt(schema, path);
  const shape = whole instanceof z.ZodObject ? Object.keys(whole.shape) : [];
  const missing = shape.filter((field) => valueAt(value, [...path, field]) === undefined);
  const field = misspelt(missing, key);
  const found = valueAt(value, [...path, key]);
  const line = notation.find([...path, key]);
  return lines(
    `✖ ${line ? `line ${line.number}, ` : ''}${placed([...path, key])}: There is no such field. ${field ? `Write ${field}.` : `The fields are ${shape.join(', ')}.`}`,
    `    - ${line?.text ?? notation.write(key, found)}`,
    field && `    + ${notation.write(field, found)}`,
  );
}

/** That a field is missing, and how to write it where the schema says so in words of its own. */
const missing = (message: string) =>
  `This field is missing.${message.startsWith('Invalid input') ? '' : ` ${message}`}`;

function report(written: Written, issue: z.core.$ZodIssue): string {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownField(written, path, key)).join('\n');
  const { schema, value, notation } = written;
  const found = valueAt(value, path);
  const right = correction(schemaAt(schema, path), found, issue);
  const name = path.at(-1);
  const lineOfText = issue.code === 'custom' ? Number(issue.params?.line) || undefined : undefined;
  const line = notation.find(path, lineOfText);
  const short = typeof found !== 'string' || !found.includes('\n');
  return lines(
    `✖ ${line ? `line ${line.number}, ` : ''}${placed(path) || 'The whole'}: ${found === undefined ? missing(issue.message) : issue.message}`,
    line ? `    - ${line.text}` : found !== undefined && short && `    - ${notation.write(name, found)}`,
    right !== undefined && right !== found && `    + ${notation.write(name, right)}`,
  );
}

/**
 * What is wrong with a content value, for its author: each field with the reason, the line as it is and, where it can be
 * known, the line as it should be.
 *
 * @param schema the schema that refused the value
 * @param value the value as written
 * @param error why it was refused
 * @param notation how the value is written; a TypeScript module where left out
 */
export function faults(schema: z.ZodType, value: unknown, error: z.ZodError, notation = typescript): string {
  return error.issues.map((issue) => report({ schema, value, notation }, issue)).join('\n');
}
