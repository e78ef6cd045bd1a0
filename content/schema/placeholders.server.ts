import { site } from '#content/site/site.ts';

/** The values that prose may name, so that each is written once. */
const VALUES: Record<string, string> = {
  siteName: site.siteName,
  email: site.email,
  phone: site.phone.display,
  'fee.msb': String(site.fees.msb),
  'fee.affiliate': String(site.fees.affiliate),
};

/** The names of the placeholders, e.g. `fee.msb` for `{fee.msb}`. */
export const placeholderNames = Object.keys(VALUES);

/**
 * Puts values in the place of their names: `£{fee.msb}` becomes `£365`.
 *
 * @param unknown receives each name that has no value, and its position
 */
export const fillPlaceholders = (prose: string, unknown: (name: string, index: number) => void): string =>
  prose.replace(/\{([a-z][\w.]*)\}/gi, (placeholder, name: string, index: number) => {
    const value = VALUES[name];
    if (value === undefined) unknown(name, index);
    return value ?? placeholder;
  });
