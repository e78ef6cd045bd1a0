import { z } from 'zod';

/** What is wrong with a field, in a sentence that also says what would be right. */
export type Issue = {
  path: PropertyKey[];
  message: string;
  /** The line of a text, from 1, where the field is one. */
  lineOfText?: number | undefined;
  /** The line of the file, where that is known already. */
  line?: number | undefined;
};

/**
 * An error for the author of content. Its stack would name our code and not theirs, so it has none.
 */
export function contentError(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}

const TYPES: Partial<Record<string, string>> = {
  string: 'Write a text; a number needs quotes.',
  number: 'Write a number, without quotes.',
  int: 'Write a whole number, without quotes.',
  boolean: 'Write true or false.',
  array: 'Write a list.',
  object: 'Write each field as name: value.',
};

/** Values that one can choose from, as `a, b or c`. */
const choice = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** The messages for what a schema has no message of its own for. */
export const errorMap: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys' && issue.inst instanceof z.ZodObject)
    return `There is no such field. The fields are ${Object.keys(issue.inst.shape).join(', ')}.`;
  if (issue.code !== 'unrecognized_keys' && issue.input === undefined) return 'Fill in this field.';
  if (issue.code === 'invalid_type') return TYPES[issue.expected];
  if (issue.code === 'invalid_value')
    return `${issue.values.length > 1 ? 'Choose' : 'Write'} ${choice.format(issue.values.map(String))}.`;
  if (issue.code === 'too_big' && issue.origin === 'string') return `Write at most ${issue.maximum} characters.`;
  if (issue.code === 'too_big' && issue.origin === 'array') return `Give at most ${issue.maximum}.`;
  if (issue.code === 'too_big') return `Write ${issue.maximum} or less.`;
  if (issue.code === 'too_small' && issue.origin === 'array') return `Give at least ${issue.minimum}.`;
  if (issue.code === 'too_small' && issue.origin !== 'string') return `Write ${issue.minimum} or more.`;
  return undefined;
};

/** The issues of a value that a schema has refused. */
export const issuesOf = ({ issues }: z.ZodError): Issue[] =>
  issues.flatMap((issue) => {
    const { path, message } = issue;
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ path: [...path, key], message }));
    return { path, message, lineOfText: issue.code === 'custom' ? Number(issue.params?.line) || undefined : undefined };
  });

/** A description, written as `Label, hint` or `Label: hint`, in its parts. */
export function labelOf(description: string): { label: string; hint?: string | undefined } {
  const [, label = description, hint] = /^(.+?)[,:] (.+)$/.exec(description) ?? [];
  return { label, hint };
}

/** The schema of each file that was read: its descriptions are what the editor calls the fields. */
const schemas = new Map<string, z.ZodType>();

/** Has messages about a file call its fields as the editor does. */
export const describeFields = (file: string, schema: z.ZodType): void => void schemas.set(file, schema);

/** What messages need of a JSON Schema. */
const described = z.object({
  description: z.string().optional(),
  get properties() {
    return z.record(z.string(), described).optional();
  },
  get items() {
    return described.optional();
  },
  get oneOf() {
    return z.array(described).default([]);
  },
});

/**
 * What the editor calls a field of a file, after the lists that it is in: `Sources 2, Address`;
 * empty where it has no name of its own.
 */
function editorName(file: string, path: PropertyKey[]): string {
  const schema = schemas.get(file);
  let node = schema && described.safeParse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).data;
  let list = '';
  let label = '';
  for (const key of path) {
    if (typeof key === 'number' && label) list = `${label} ${key + 1}`;
    node =
      typeof key === 'number'
        ? node?.items
        : [node, ...(node?.oneOf ?? [])].map((kind) => kind?.properties?.[String(key)]).find((field) => field);
    label = (node?.description && labelOf(node.description).label) ?? '';
  }
  return [list, label].filter(Boolean).join(', ');
}

/** A field as messages write it: `sources[0].url`, after the editor's name for it. */
function fieldName(file: string, path: PropertyKey[]): string {
  const name = path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
  const label = editorName(file, path);
  return label && label.toLowerCase() !== name ? `${label} (${name})` : name;
}

/** Where an issue of a file is, and its message: `line 3, Start in London (start): Write …`. */
function issueLine(file: string, { path, line, message }: Issue): string {
  const isFileName = path.length === 1 && path[0] === 'slug';
  const place = isFileName
    ? 'The file’s name'
    : [line && `line ${line}`, fieldName(file, path)].filter(Boolean).join(', ');
  return place ? `${place}: ${message}` : message;
}

/**
 * An error that names a file of content, and of each issue the line, where it is known, the field
 * and what is wrong.
 */
export function fileError(file: string, issues: Issue[], lineOf?: (issue: Issue) => number | undefined): Error {
  const lines = issues.map((issue) => `✖ ${issueLine(file, { ...issue, line: issue.line ?? lineOf?.(issue) })}`);
  return contentError(`${file} needs fixing:\n${lines.join('\n')}`);
}

/** Adds an issue in a `superRefine` or a `transform`. */
export function addIssue(context: z.RefinementCtx, path: PropertyKey[], message: string, line?: number): void {
  context.addIssue({ code: 'custom', path, message, params: { line } });
}
