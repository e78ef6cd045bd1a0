/** Words as a slug: `KYC & CDD` becomes `kyc-cdd`. */
export const toSlug = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/[\p{M}'’‘]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Puts values in the place of their names between braces: `{count} guides` becomes `6 guides`. */
export const fill = (words: string, values: Record<string, string | number>): string =>
  words.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));

/** Words with a capital letter at their beginning. */
export const capitalise = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** An amount of money, with two decimals where it has pence: `£1,100`, `£12.50`. */
export function formatMoney(amount: number, sign: '£' | '€' = '£'): string {
  const rounded = Math.round(amount * 100) / 100;
  const decimals = Number.isInteger(rounded) ? 0 : 2;
  return sign + rounded.toLocaleString('en-GB', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** Pounds from the least to the most: `£52 to £78`, or one amount where both are the same. */
export const poundsBetween = (bounds: readonly number[]): string =>
  [...new Set(bounds)].map((pounds) => formatMoney(pounds)).join(' to ');
