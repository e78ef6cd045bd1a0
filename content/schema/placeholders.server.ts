import { findFigureText, noSuchFigure } from '#content/figures/lookup.server.ts';
import type { CalendarDate } from '#content/shared/dates.ts';
import { site } from '#content/site/site.ts';
import type { Issue } from './issues.server.ts';

/** The values of the association that prose may name, so that each is written once. */
const OWN_VALUES: Record<string, string> = {
  siteName: site.siteName,
  email: site.email,
  phone: site.phone.display,
  emailLink: `[${site.email}](mailto:${site.email})`,
  phoneLink: `[${site.phone.display}](${site.phone.href})`,
};

/** The value of a name: one of the association's, or a figure in force on a day. */
const findValue = (name: string, day?: CalendarDate) => OWN_VALUES[name] ?? findFigureText(name, day);

/**
 * Puts values in the place of their names: `{fee-msb}` becomes `£365`, `{record-keeping.words}`
 * becomes `five years`. A figure may be that of another day than the build's: `{fee-msb
 * 2027-01-01}`. `own` are the values of one text. Reports what is wrong with each name that has no
 * value, and its position.
 */
export const fillPlaceholders = (
  prose: string,
  onUnknown: (message: string, index: number) => void,
  own: Record<string, string> = {},
): string =>
  prose.replace(
    /\{([a-z][\w.-]*)(?: (\d{4}-\d{2}-\d{2}))?\}/gi,
    (placeholder, name: string, day: CalendarDate | undefined, index: number) => {
      const value = own[name] ?? findValue(name, day);
      if (value === undefined) onUnknown(noSuchFigure(name, day), index);
      return value ?? placeholder;
    },
  );

/**
 * The name in `figure: {record-keeping}`, which YAML reads as a list of fields unless it is in
 * quotes.
 */
const unquotedName = (value: object): string | undefined => {
  const [[name, nothing] = [], ...more] = Object.entries(value);
  const isName = nothing === null && !more.length && findValue(name?.split(' ')[0] ?? '') !== undefined;
  return isName ? name : undefined;
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
