import { relative, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { site as association } from '#content/site/site.ts';
import { hcaptchaCheck } from './captcha.ts';
import { checkFolder } from './health.ts';
import { openInbox } from './inbox.ts';
import { createSiteServer, listen } from './server.ts';
import { readSettings } from './settings.ts';

/**
 * Serves a built site and takes its forms.
 *
 * @param root the web root
 * @param environment where the settings are
 * @returns the server, which is listening
 * @throws Error that says what to do, when a setting is wrong, the port is taken or forms could not be kept
 */
export async function serve(root: string, environment: NodeJS.ProcessEnv): Promise<FastifyInstance> {
  const settings = readSettings(environment);
  if (!relative(resolve(root), resolve(settings.INBOX_DIR)).startsWith('..'))
    throw new Error(`INBOX_DIR is "${settings.INBOX_DIR}", inside the web root ${root}. Choose a folder outside.`);
  const inbox = await openInbox(settings.INBOX_DIR).catch((error: unknown) => {
    throw new Error(`The inbox folder "${settings.INBOX_DIR}" can't be written to, so no form could be kept. ${error}`);
  });
  const app = createSiteServer({
    root,
    inbox,
    checkInbox: () => checkFolder(settings.INBOX_DIR),
    formsPerMinute: settings.FORMS_PER_MINUTE,
    checkCaptcha: settings.HCAPTCHA_SECRET
      ? hcaptchaCheck(settings.HCAPTCHA_SECRET, association.hcaptchaSitekey)
      : undefined,
    log: { level: settings.LOG_LEVEL },
  });
  app.addHook('onClose', inbox.close);
  console.log(`The site is at http://localhost:${await listen(app, settings.PORT)}`);
  console.log(`Forms are kept in ${settings.INBOX_DIR}; npm run inbox shows them.`);
  return app;
}
