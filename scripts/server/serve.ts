// Serves the built site and takes its forms: tsx scripts/server/serve.ts [folder]. Settings come from the environment:
// PORT (4173), INBOX_DIR (inbox), HCAPTCHA_SECRET (none), FORMS_PER_MINUTE (20).
import './environment.ts';
import { relative, resolve } from 'node:path';
import { site as association } from '#content/site/site.ts';
import { readBuiltHeaders } from './builtHeaders.ts';
import { hcaptchaCheck } from './captcha.ts';
import { openInbox } from './inbox.ts';
import { rateLimit } from './rateLimit.ts';
import { close, createSiteServer, listen } from './server.ts';
import { readSettings } from './settings.ts';
import { readSite } from './site.ts';

async function serve(root: string): Promise<void> {
  const settings = readSettings(process.env);
  const site = readSite(root);
  if (!relative(resolve(root), resolve(settings.INBOX_DIR)).startsWith('..'))
    throw new Error(`INBOX_DIR is "${settings.INBOX_DIR}", inside the web root ${root}. Choose a folder outside.`);
  const inbox = await openInbox(settings.INBOX_DIR).catch((error: unknown) => {
    throw new Error(`The inbox folder "${settings.INBOX_DIR}" can't be written to, so no form could be kept. ${error}`);
  });
  const server = createSiteServer({
    site,
    inbox,
    limit: rateLimit(settings.FORMS_PER_MINUTE),
    checkCaptcha: settings.HCAPTCHA_SECRET
      ? hcaptchaCheck(settings.HCAPTCHA_SECRET, association.hcaptchaSitekey)
      : undefined,
    headers: readBuiltHeaders(root, { https: false }),
  });
  const port = await listen(server, settings.PORT);
  console.log(`${association.siteName} is at http://localhost:${port}`);
  console.log(`Forms are kept in ${settings.INBOX_DIR}; npm run inbox shows them.`);

  const stop = async () => {
    await close(server);
    await inbox.close();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

serve(process.argv[2] ?? 'dist/client').catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
