import { POSTCODE } from '#content/codes.ts';

/**
 * A postcode as it is written on a letter: `ec2a4ne` becomes `EC2A 4NE`. Text that is no postcode is only trimmed, so that
 * a visitor always recognises what was typed.
 */
export function tidyPostcode(typed: string): string {
  const compact = typed.replace(/\s+/g, '').toUpperCase();
  const tidied = `${compact.slice(0, -3)} ${compact.slice(-3)}`;
  return POSTCODE.test(tidied) ? tidied : typed.trim();
}
