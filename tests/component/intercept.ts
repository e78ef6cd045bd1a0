import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';
import { CAPTCHA } from '../fixtures/captcha.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    intercept: () => Promise<void>;
  }
}

/** Keeps the page's requests on this machine; hCaptcha's script is a fake. */
export const intercept: BrowserCommand<[]> = async ({ context }) => {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.abort(),
  );
  await context.route('https://js.hcaptcha.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body: CAPTCHA }),
  );
};
