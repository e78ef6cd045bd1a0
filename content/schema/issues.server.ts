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

/** An error for the author of content. Its stack would name our code and not theirs, so it has none. */
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
  object: 'Write fields, each as name: value.',
};

/** Values that one can choose from, as `a, b or c`. */
const choice = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** The messages for what a schema has no message of its own for. */
export const errorMap: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys' && issue.inst instanceof z.ZodObject)
    return `There is no such field. The fields are ${Object.keys(issue.inst.shape).join(', ')}.`;
  if (issue.code !== 'unrecognized_keys' && issue.input === undefined)
    return 'This field is missing. Write it as name: value.';
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

/** A path to a field as messages write it: `sources[0].url`. */
const fieldName = (path: PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

/**
 * An error that names a file of content, and of each issue the line, the field and what is wrong.
 *
 * @param lineOf the line of a field in the file; left out where it isn't known
 */
export function fileError(file: string, issues: Issue[], lineOf?: (issue: Issue) => number | undefined): Error {
  const lines = issues.map((issue) => {
    const line = issue.line ?? lineOf?.(issue);
    const place = [line && `line ${line}`, fieldName(issue.path)].filter(Boolean).join(', ');
    return `✖ ${place ? `${place}: ` : ''}${issue.message}`;
  });
  return contentError(`${file} needs fixing:\n${lines.join('\n')}`);
}

/** Adds an issue in a `superRefine` or a `transform`. */
export function addIssue(context: z.RefinementCtx, path: PropertyKey[], message: string, line?: number): void {
  context.addIssue({ code: 'custom', path, message, params: { line } });
}
