import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';
import { CAPTCHA } from '../fixtures/captcha.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    intercept: (captcha: 'works' | 'blocked') => Promise<void>;
  }
}

/** Keeps the page's requests on this machine; hCaptcha's script is a fake, or blocked. */
export const intercept: BrowserCommand<[captcha: 'works' | 'blocked']> = async ({ context }, captcha) => {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.abort(),
  );
  if (captcha === 'works')
    await context.route('https://js.hcaptcha.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body: CAPTCHA }),
    );
};
