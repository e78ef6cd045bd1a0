// Serves the built site and takes its forms: tsx scripts/server/serve.ts [folder]. Settings come from the environment:
// PORT (4173), INBOX_DIR (inbox), HCAPTCHA_SECRET (none), FORMS_PER_MINUTE (20), LOG_LEVEL (info).
import './environment.ts';
import { relative, resolve } from 'node:path';
import { site as association } from '#content/site/site.ts';
import { hcaptchaCheck } from './captcha.ts';
import { checkFolder } from './health.ts';
import { openInbox } from './inbox.ts';
import { createSiteServer, listen } from './server.ts';
import { readSettings } from './settings.ts';

async function serve(root: string): Promise<void> {
  const settings = readSettings(process.env);
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
  await listen(app, settings.PORT);
  app.log.info(`Forms are kept in ${settings.INBOX_DIR}; npm run inbox shows them.`);

  const stop = async (signal: string) => {
    app.log.info(`Stopping: ${signal}.`);
    await app.close();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

serve(process.argv[2] ?? 'dist/client').catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
