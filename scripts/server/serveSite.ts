import { access, constants, statfs } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { DAY_MS } from '#content/shared/dates.ts';
import { withDatabase } from '#scripts/inbox/database.ts';
import { purge } from '#scripts/inbox/forms.ts';
import { type Inbox, openInbox } from '#scripts/inbox/inbox.ts';
import { startMailing } from '#scripts/inbox/mail.ts';
import { hcaptchaCheck } from './captcha.ts';
import { createSiteServer, listen } from './server.ts';
import { readSettings } from './settings.ts';

/** Finds out without writing whether a folder could take a form; rejects when it could not. */
export async function checkFolder(folder: string): Promise<void> {
  await access(folder, constants.W_OK);
  if ((await statfs(folder)).bavail === 0) throw new Error(`The disk of ${folder} is full.`);
}

function openInboxIn(folder: string): Inbox {
  try {
    return openInbox(folder);
  } catch (error) {
    throw new Error(`The inbox folder "${folder}" can't be used, so no form could be kept. ${error}`);
  }
}

/**
 * Serves a built site, takes its forms and mails them, and purges the inbox now and every day;
 * throws an Error that says what to do.
 */
export async function serve(root: string, environment: NodeJS.ProcessEnv, formsPerMinute = 20) {
  const settings = readSettings(environment);
  const { HOST, PORT, INBOX_DIR, HCAPTCHA_SECRET, VITE_HCAPTCHA_SITEKEY, SMTP_URL, MAIL_TO, MAIL_FROM } = settings;
  if (!relative(resolve(root), resolve(INBOX_DIR)).startsWith('..'))
    throw new Error(`INBOX_DIR is "${INBOX_DIR}", inside the web root ${root}. Choose a folder outside.`);
  const inbox = openInboxIn(INBOX_DIR);
  const app = createSiteServer({
    root,
    inbox: { ...inbox, append: (entry) => inbox.append(entry).finally(() => mailing?.wake()) },
    formsPerMinute,
    log: {},
    checkInbox: () => checkFolder(INBOX_DIR),
    checkCaptcha: HCAPTCHA_SECRET ? hcaptchaCheck(HCAPTCHA_SECRET, VITE_HCAPTCHA_SITEKEY) : undefined,
  });
  const mailing =
    SMTP_URL && MAIL_TO
      ? startMailing(INBOX_DIR, { url: SMTP_URL, to: MAIL_TO, from: MAIL_FROM ?? MAIL_TO[0] }, app.log)
      : undefined;
  const purgeInbox = () => {
    try {
      const deleted = withDatabase(INBOX_DIR, (database) => purge(database, new Date()));
      if (deleted > 0) app.log.info(`Forms deleted because the privacy policy no longer keeps them: ${deleted}.`);
    } catch (error) {
      app.log.error({ err: error }, 'The inbox could not be purged.');
    }
  };
  purgeInbox();
  const timer = setInterval(purgeInbox, DAY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await mailing?.stop();
    await inbox.close();
  });
  console.log(`The site is at ${await listen(app, PORT, HOST)}`);
  console.log(`Forms are kept in ${INBOX_DIR}; docs/inbox.md says how to read them.`);
  return app;
}
