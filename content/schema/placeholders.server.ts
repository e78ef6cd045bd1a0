import { figureTexts, noSuchFigure } from '#content/figures/lookup.server.ts';
import { site } from '#content/site/site.ts';
import type { Issue } from './issues.server.ts';

/**
 * The values that prose may name, so that each is written once: those of the association, and the
 * figures of content/figures.
 */
const VALUES: ReadonlyMap<string, string> = new Map([
  ['siteName', site.siteName],
  ['email', site.email],
  ['phone', site.phone.display],
  ['fee.msb', site.fees.msb.pounds.toLocaleString('en-GB')],
  ['fee.affiliate', site.fees.affiliate.pounds.toLocaleString('en-GB')],
  ...figureTexts,
]);

/**
 * Puts values in the place of their names: `£{fee.msb}` becomes `£365`, `{record-keeping.words}`
 * becomes `five years`. Reports what is wrong with each name that has no value, and its position.
 */
export const fillPlaceholders = (prose: string, onUnknown: (message: string, index: number) => void): string =>
  prose.replace(/\{([a-z][\w.-]*)\}/gi, (placeholder, name: string, index: number) => {
    const value = VALUES.get(name);
    if (value === undefined) onUnknown(noSuchFigure(name), index);
    return value ?? placeholder;
  });

/**
 * The name in `figure: {record-keeping}`, which YAML reads as a list of fields unless it is in
 * quotes.
 */
const unquotedName = (value: object): string | undefined => {
  const [[name, nothing] = [], ...more] = Object.entries(value);
  return name && nothing === null && !more.length && VALUES.has(name) ? name : undefined;
};

/**
 * Fills the placeholders in every text of an entry's fields, and says what is wrong with those that
 * have no value.
 */
export function fillFields(entry: object): { fields: Record<string, unknown>; issues: Issue[] } {
  const issues: Issue[] = [];
  const fillAll = (value: object, path: PropertyKey[]): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(value).map(([key, item]: [string, unknown]) => [key, fill(item, [...path, key])]),
    );
  const fill = (value: unknown, path: PropertyKey[]): unknown => {
    if (typeof value === 'string') return fillPlaceholders(value, (message) => issues.push({ path, message }));
    if (Array.isArray(value)) return value.map((item: unknown, index) => fill(item, [...path, index]));
    if (typeof value !== 'object' || value === null) return value;
    const name = unquotedName(value);
    if (name) issues.push({ path, message: `Write it in quotes: "{${name}}".` });
    return fillAll(value, path);
  };
  return { fields: fillAll(entry, []), issues };
}
