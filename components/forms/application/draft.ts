import type { Values } from '#components/forms/descriptions/fieldDescription.ts';
import { initialValues, membershipFields } from '#components/forms/descriptions/membershipFields.ts';

const keptFields = membershipFields.filter(({ draft }) => draft !== false);

/** The fields that a draft keeps, of a form's values. */
export const draftOf = (values: Values): Values =>
  Object.fromEntries(keptFields.map(({ name }) => [name, values[name] ?? '']));

/**
 * The values of a stored draft; undefined for anything else. Unfinished answers may be any text; a
 * field that can't be read has its initial value.
 */
export function readDraft(stored: unknown): Values | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const texts = new Map<string, unknown>(Object.entries(stored));
  const read = ({ name, accepts }: (typeof keptFields)[number]): Values[string] => {
    const text = texts.get(name);
    const isReadable = typeof text === 'string' && (!Array.isArray(accepts) || accepts.includes(text));
    return isReadable ? text : (initialValues[name] ?? '');
  };
  return Object.fromEntries(keptFields.map((field) => [field.name, read(field)]));
}
