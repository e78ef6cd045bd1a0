/**
 * The shortest text of a coordinate.
 *
 * @param value the number
 * @param digits decimals to keep
 */
export function short(value: number, digits = 1): string {
  return String(Number(value.toFixed(digits))).replace(/^(-?)0\./, '$1.');
}

/** Numbers joined the way SVG allows: a minus sign needs no space before it. */
export function shortList(values: readonly number[], digits = 1): string {
  let list = '';
  for (const value of values) {
    const text = short(value, digits);
    list += (list && !text.startsWith('-') ? ' ' : '') + text;
  }
  return list;
}
