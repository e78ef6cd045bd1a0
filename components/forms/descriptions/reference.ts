/**
 * Crockford's base 32 (https://www.crockford.com/base32.html): without I, L, O and U, which are
 * easily misread.
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * What tells one form from another: 32 characters that depend on every field but the captcha's
 * token, in any order. Browser and server compute the same, so that no reply has to carry it.
 * Throws where the browser has no `crypto.subtle`, which is on pages without HTTPS.
 */
export async function fingerprintOf(payload: Record<string, unknown>): Promise<string> {
  const fields = Object.entries(payload).filter(([name]) => name !== 'reCaptcha');
  const text = new TextEncoder().encode(JSON.stringify(fields.sort()));
  const digest = await crypto.subtle.digest('SHA-256', text);
  return Array.from(new Uint8Array(digest), (byte) => ALPHABET[byte % 32]).join('');
}

/** The reference that people see, say and write: the beginning of a fingerprint. */
export const referenceOf = (fingerprint: string): string => `${fingerprint.slice(0, 4)}-${fingerprint.slice(4, 8)}`;
