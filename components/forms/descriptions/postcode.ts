/** Outward code, a space, inward code; or Girobank's own. It runs in linear time. */
export const POSTCODE = /^(?:GIR 0AA|[A-Z](?:\d{1,2}|\d[A-Z]|[A-HJ-Y]\d{1,2}|[A-HJ-Y]\d[A-Z]) \d[A-Z]{2})$/i;

/**
 * A postcode as it is written on a letter: `ec2a4ne` becomes `EC2A 4NE`. Text that is no postcode is only trimmed, so that
 * a visitor always recognises what was typed.
 */
export function tidyPostcode(typed: string): string {
  const compact = typed.replace(/\s+/g, '').toUpperCase();
  const tidied = `${compact.slice(0, -3)} ${compact.slice(-3)}`;
  return POSTCODE.test(tidied) ? tidied : typed.trim();
}
