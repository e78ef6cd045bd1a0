import { z } from 'zod';

const SITEVERIFY = 'https://api.hcaptcha.com/siteverify';
/** Shorter than the 15 seconds after which a form gives up. */
const TIMEOUT_MS = 8_000;

const verdict = z.object({ success: z.boolean() });

/**
 * Whether the visitor at an address has solved the captcha of a token. Rejects when that could not
 * be found out.
 */
export type CaptchaCheck = (token: string, address: string) => Promise<boolean>;

/**
 * Makes the check against hCaptcha's own service
 * (https://docs.hcaptcha.com/#verify-the-user-response-server-side). With a site key, the token of
 * another site of the same account is refused.
 */
export function hcaptchaCheck(secret: string, sitekey?: string, fetch = globalThis.fetch): CaptchaCheck {
  return async (token, address) => {
    if (token === '') return false;
    const response = await fetch(SITEVERIFY, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, remoteip: address, ...(sitekey && { sitekey }) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    return verdict.parse(await response.json()).success;
  };
}
