import type { Browser, BrowserType } from '@playwright/test';
import type { Engine } from './webKit.ts';

/**
 * Playwright sends this command to every new window to set light or dark; Firefox 153 doesn't
 * support it.
 */
const UNKNOWN = 'emulation.setMediaFeaturesOverride';

/**
 * Leaves that command out. It uses Playwright's internals, because there is no public option for
 * this.
 */
function leaveOutMediaFeatures(browser: Browser): void {
  const { _browserSession: session } = Reflect.get(browser, '_connection').toImpl(browser);
  const send = session.send.bind(session);
  session.send = (method: string, parameters: object) =>
    method === UNKNOWN ? Promise.resolve({}) : send(method, parameters);
}

/** Starts Chromium or Firefox with the options of its project. */
export async function startWithPlaywright(type: BrowserType): Promise<Engine> {
  const browser = await type.launch();
  if (type.name() === 'firefox') leaveOutMediaFeatures(browser);
  return {
    quit: () => browser.close(),
    openWindow: async (viewport) => {
      const page = await browser.newPage({ viewport });
      return {
        open: (address) => page.goto(address),
        goBack: () => page.goBack(),
        evaluate: (expression) => page.evaluate(expression),
        press: async (expression) => (await page.evaluateHandle<Node>(expression)).asElement()?.click(),
        strike: (keys) => page.keyboard.press(keys),
        type: (text) => page.keyboard.type(text),
        close: () => page.close(),
      };
    },
  };
}
