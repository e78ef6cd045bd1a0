import type { Browser } from '@playwright/test';

/** Sent to every new window, to set light or dark; Firefox 153 doesn't know it. */
const UNKNOWN = 'emulation.setMediaFeaturesOverride';

/**
 * Lets Playwright drive a Firefox that doesn't know one of its commands, by leaving that one out. It goes behind
 * Playwright's interface, since there is no way in front of it, and is used by `npm run test:firefox` alone.
 */
export function leaveOutMediaFeatures(browser: Browser): void {
  const { _browserSession: session } = Reflect.get(browser, '_connection').toImpl(browser);
  const send = session.send.bind(session);
  session.send = (method: string, parameters: object) =>
    method === UNKNOWN ? Promise.resolve({}) : send(method, parameters);
}
