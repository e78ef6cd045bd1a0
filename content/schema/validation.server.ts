import { z } from 'zod';
import { distance } from './nearest.ts';

/** What helps the author of a field: a right value, and how a near miss becomes one. */
type Advice = { example: string; mend?: (value: string) => string };

/** Advice by field; content/schema/fields.server.ts fills it. */
export const advice = z.registry<Advice>();

/** The schema inside optional values, defaults and transformations. */
function bare(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return bare(schema.def.innerType);
  return schema instanceof z.ZodPipe ? bare(schema.in) : schema;
}

/** The schema of what is at a path, or undefined where it can't be told. */
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

/** What a field should hold instead, or undefined where only its author can know. */
function correction(schema: unknown, value: unknown, issue: z.core.$ZodIssue): unknown {
  if (!(schema instanceof z.ZodType)) return undefined;
  const known = advice.get(schema);
  const candidates = [
    typeof value === 'string' && known?.mend?.(value.trim()),
    typeof value === 'string' && issue.code === 'too_big' && shorten(value, Number(issue.maximum)),
    known?.example,
  ];
  return candidates.find((candidate) => candidate !== false && schema.safeParse(candidate).success);
}

/** A value as it is written in a module; what is long and nested is left out. */
function written(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  if (isRecord(value)) return '{…}';
  return typeof value === 'string' ? `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'` : String(value);
}

/** The field that an unknown one was meant to be, if it is a slip of the pen away. */
function meant(key: string, fields: string[]): string | undefined {
  const [nearest] = fields
    .map((field) => ({ field, away: distance(key.toLowerCase(), field.toLowerCase()) }))
    .sort((a, b) => a.away - b.away);
  return nearest && nearest.away <= Math.max(1, key.length / 3) ? nearest.field : undefined;
}

const placed = (path: PropertyKey[]) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

const lines = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join('\n');

/** A field that the schema doesn't know, with the one that was meant. */
function unknownField(schema: unknown, value: unknown, path: PropertyKey[], key: string): string {
  const whole = schemaAt(schema, path);
  const shape = whole instanceof z.ZodObject ? Object.keys(whole.shape) : [];
  const missing = shape.filter((field) => valueAt(value, [...path, field]) === undefined);
  const field = meant(key, missing);
  const found = written(valueAt(value, [...path, key]));
  return lines(
    `✖ ${placed([...path, key])}: There is no such field. ${field ? `Write ${field}.` : `The fields are ${shape.join(', ')}.`}`,
    `    - ${key}: ${found},`,
    field && `    + ${field}: ${found},`,
  );
}

function passage(schema: unknown, value: unknown, issue: z.core.$ZodIssue): string {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => unknownField(schema, value, path, key)).join('\n');
  const found = valueAt(value, path);
  const right = correction(schemaAt(schema, path), found, issue);
  const name = path.at(-1);
  const line = (shown: unknown) => `${typeof name === 'string' ? `${name}: ` : ''}${written(shown)},`;
  const short = typeof found !== 'string' || !found.includes('\n');
  return lines(
    `✖ ${placed(path) || 'The whole'}: ${found === undefined ? 'This field is missing. ' : ''}${issue.message}`,
    found !== undefined && short && `    - ${line(found)}`,
    right !== undefined && `    + ${line(right)}`,
  );
}

/**
 * What is wrong with a content value, for its author: each field with the reason, the line as it is and, where that can be
 * told, the line as it should be.
 *
 * @param schema the schema that refused the value
 * @param value the value as written
 * @param error why it was refused
 */
export function faults(schema: z.ZodType, value: unknown, error: z.ZodError): string {
  return error.issues.map((issue) => passage(schema, value, issue)).join('\n');
}
