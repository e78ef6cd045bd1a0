/** hCaptcha's tokens last two minutes and work once (https://docs.hcaptcha.com). */
const LIFETIME_MS = 120_000;

/**
 * Keeps the token of a solved captcha until it is sent or expires. The widget itself can't: the
 * form resets it on every submit (specification 4), also where a field rule then stops the submit.
 */
export function captchaToken(now: () => number = Date.now) {
  let token = '';
  let expires = 0;
  return {
    keep(solved: string): void {
      token = solved;
      expires = now() + LIFETIME_MS;
    },
    /** The current token; empty without one. */
    read: (): string => (now() < expires ? token : ''),
    /** Drops the token that was sent, but not one that was solved since. */
    spend(sent: string): void {
      if (sent === token) token = '';
    },
  };
}
