import { createHash } from 'node:crypto';

/**
 * Crockford's base 32 (https://www.crockford.com/base32.html): without I, L, O and U, which are
 * easily misread.
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Distinguishes one form from another: 32 characters that depend on every field but the captcha's
 * token, in any order.
 */
export function fingerprintOf(payload: Record<string, unknown>): string {
  const fields = Object.entries(payload).filter(([name]) => name !== 'reCaptcha');
  const digest = createHash('sha256').update(JSON.stringify(fields.sort())).digest();
  return Array.from(digest, (byte) => ALPHABET[byte % 32]).join('');
}

/** The reference that people see, say and write: the beginning of a fingerprint. */
export const referenceOf = (fingerprint: string): string => `${fingerprint.slice(0, 4)}-${fingerprint.slice(4, 8)}`;
