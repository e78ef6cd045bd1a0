import { figureTexts, noSuchFigure } from '#content/figures/lookup.server.ts';
import { site } from '#content/site/site.ts';

/** The values that prose may name, so that each is written once: those of the association, and the figures of content/figures. */
const VALUES: ReadonlyMap<string, string> = new Map([
  ['siteName', site.siteName],
  ['email', site.email],
  ['phone', site.phone.display],
  ['fee.msb', String(site.fees.msb)],
  ['fee.affiliate', String(site.fees.affiliate)],
  ...figureTexts,
]);

/** What is wrong with a name between braces that has no value, as a sentence for its author. */
const noSuchValue = (name: string) => noSuchFigure(name, [...VALUES.keys()]);

/**
 * Puts values in the place of their names: `£{fee.msb}` becomes `£365`, `{record-keeping.words}` becomes `five years`.
 *
 * @param refuse receives what is wrong with each name that has no value, and its position
 */
export const fillPlaceholders = (prose: string, refuse: (message: string, index: number) => void): string =>
  prose.replace(/\{([a-z][\w.-]*)\}/gi, (placeholder, name: string, index: number) => {
    const value = VALUES.get(name);
    if (value === undefined) refuse(noSuchValue(name), index);
    return value ?? placeholder;
  });

/** The name in `figure: {record-keeping}`, which YAML reads as a list of fields unless it stands in quotes. */
const unquoted = (value: object): string | undefined => {
  const [[name, nothing] = [], ...more] = Object.entries(value);
  return name && nothing === null && !more.length && VALUES.has(name) ? name : undefined;
};

type Refuse = (message: string, path: PropertyKey[]) => void;

function filled(value: unknown, path: PropertyKey[], refuse: Refuse): unknown {
  if (typeof value === 'string') return fillPlaceholders(value, (message) => refuse(message, path));
  if (Array.isArray(value)) return value.map((item: unknown, index) => filled(item, [...path, index], refuse));
  if (typeof value !== 'object' || value === null) return value;
  const name = unquoted(value);
  if (name) refuse(`Write it in quotes: "{${name}}".`, path);
  return filledFields(value, path, refuse);
}

const filledFields = (fields: object, path: PropertyKey[], refuse: Refuse): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]: [string, unknown]) => [key, filled(value, [...path, key], refuse)]),
  );

/**
 * The same in every text of an entry's fields.
 *
 * @param refuse receives what is wrong, and the path of the field
 */
export const fillFields = (fields: object, refuse: Refuse): Record<string, unknown> => filledFields(fields, [], refuse);
