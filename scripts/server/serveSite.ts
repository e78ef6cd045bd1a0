import { relative, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { site as association } from '#content/site/site.ts';
import { withDatabase } from '#scripts/inbox/database.ts';
import { type Inbox, openInbox } from '#scripts/inbox/inbox.ts';
import { takeOver } from '#scripts/inbox/oldFile.ts';
import { daily, purge } from '#scripts/inbox/retention.ts';
import { hcaptchaCheck } from './captcha.ts';
import { checkFolder } from './health.ts';
import { createSiteServer, listen } from './server.ts';
import { readSettings } from './settings.ts';

/** Opens the inbox, with what an earlier version has kept. */
async function openInboxIn(folder: string): Promise<Inbox> {
  try {
    const inbox = openInbox(folder);
    const taken = await takeOver(folder, new Date());
    if (taken) console.log(taken);
    return inbox;
  } catch (error) {
    throw new Error(`The inbox folder "${folder}" can't be used, so no form could be kept. ${error}`);
  }
}

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
  const inbox = await openInboxIn(settings.INBOX_DIR);
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
  const stopPurging = daily((now) => {
    try {
      const deleted = withDatabase(settings.INBOX_DIR, (database) => purge(settings.INBOX_DIR, database, now));
      if (deleted > 0) app.log.info(`Forms deleted because the privacy policy no longer keeps them: ${deleted}.`);
    } catch (error) {
      app.log.error({ err: error }, 'The inbox could not be purged.');
    }
  });
  app.addHook('onClose', async () => {
    stopPurging();
    await inbox.close();
  });
  console.log(`The site is at http://localhost:${await listen(app, settings.PORT)}`);
  console.log(`Forms are kept in ${settings.INBOX_DIR}; npm run inbox shows them.`);
  return app;
}
