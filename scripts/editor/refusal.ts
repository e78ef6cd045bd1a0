import type { Field } from '@sveltia/cms';
import { z } from 'zod';
import { editable, editableData, editableGallery } from '#content/collections/editable.ts';
import { errorMap } from '#content/schema/issues.server.ts';
import { fillFields } from '#content/schema/placeholders.server.ts';
import { fieldsOf } from './fields.ts';

const fields = z.record(z.string(), z.unknown());

/** Whether a field was left empty; the editor writes no such field into the file. */
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

/** How Sveltia's own notes on list items begin, which it writes into no file. */
const OWN = '__sc_';

/** A value as the editor writes it: without empty fields. */
function written(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(written);
  const found = fields.safeParse(value);
  if (!found.success) return value;
  const filled = Object.entries(found.data).filter(([name, field]) => !isEmpty(field) && !name.startsWith(OWN));
  return Object.fromEntries(filled.map(([name, field]) => [name, written(field)]));
}

/** What is wrong with a value that no schema has a message for. */
const plain: z.core.$ZodErrorMap = (issue) => (issue.input === undefined ? 'Fill this in.' : errorMap(issue));

/** The labels on the way to a value, with the numbers of list items: `Sources`, `2`, `Address`. */
function labelsAt(fields: Field[], [key, ...rest]: PropertyKey[]): string[] {
  if (typeof key === 'number') return [String(key + 1), ...labelsAt(fields, rest)];
  const field = fields.find(({ name }) => name === key);
  if (!field) return [];
  return [field.label ?? field.name, ...labelsAt('fields' in field ? field.fields : [], rest)];
}

/**
 * Checks an entry or a data file by the schema that the build checks it by.
 *
 * @param path of the file that it is written to
 * @param data its fields as the editor has them
 * @returns what its author has to correct, a line each; undefined where nothing is wrong
 */
export function refusal(path: string, data: unknown): string | undefined {
  const [, folder, slug = ''] = /([^/]+)\/([^/]+)\.\w+$/.exec(path) ?? [];
  const known =
    editableData.find(({ file }) => file === path) ??
    [...editable, editableGallery].find(
      (collection) => path.startsWith(`content/collections/${collection.folder}/`) && collection.folder === folder,
    );
  if (!known) return undefined;
  const { body, ...values } = fields.parse(written(data));
  // What is saved keeps the names between braces; what is checked has their values, as it has in the build.
  const { fields: filled, issues: faults } = fillFields(values);
  const entry = { ...(path.endsWith('.json') ? {} : { slug }), ...filled, ...(body !== undefined && { body }) };
  const { error } = known.schema.safeParse(entry, { error: plain });
  faults.push(...(error?.issues ?? []));
  const shown = fieldsOf(known.schema).fields;
  const lines = faults.map(({ path, message }) => {
    const labels = labelsAt(shown, path).join(', ');
    return labels ? `${labels}: ${message}` : message;
  });
  return lines.join('\n') || undefined;
}
