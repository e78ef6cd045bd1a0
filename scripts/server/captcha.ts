import { z } from 'zod';

const SITEVERIFY = 'https://api.hcaptcha.com/siteverify';
/** Shorter than the 15 seconds after which a form gives up. */
const TIMEOUT_MS = 8_000;

const verdict = z.object({ success: z.boolean() });

type CaptchaResult = 'passed' | 'failed' | 'unchecked';

/** Checks the token of a captcha, as solved by the visitor at an address. */
export type CaptchaCheck = (token: string, address: string) => Promise<CaptchaResult>;

/**
 * Makes the check against hCaptcha's own service (https://docs.hcaptcha.com/#verify-the-user-response-server-side). A
 * service that can't be reached leaves a form `unchecked`: it is not taken for passed.
 */
export function hcaptchaCheck(secret: string, sitekey: string, fetch = globalThis.fetch): CaptchaCheck {
  return async (token, address) => {
    if (token === '') return 'failed';
    try {
      const response = await fetch(SITEVERIFY, {
        method: 'POST',
        body: new URLSearchParams({ secret, sitekey, response: token, remoteip: address }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      });
      return verdict.parse(await response.json()).success ? 'passed' : 'failed';
    } catch (error) {
      console.error('hCaptcha could not be asked.', error);
      return 'unchecked';
    }
  };
}
