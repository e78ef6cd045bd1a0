import type { Browser } from '@playwright/test';

/** Playwright sends this command to every new window to set light or dark; Firefox 153 doesn't support it. */
const UNKNOWN = 'emulation.setMediaFeaturesOverride';

/**
 * Leaves out the command that Firefox doesn't support, so that Playwright can drive it. It uses Playwright's internals,
 * because there is no public option for this. Only `npm run test:firefox` needs it.
 */
export function leaveOutMediaFeatures(browser: Browser): void {
  const { _browserSession: session } = Reflect.get(browser, '_connection').toImpl(browser);
  const send = session.send.bind(session);
  session.send = (method: string, parameters: object) =>
    method === UNKNOWN ? Promise.resolve({}) : send(method, parameters);
}
