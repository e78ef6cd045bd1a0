// Serves the built site and takes its forms: tsx scripts/server/serve.ts [folder]. Settings come from the environment:
// PORT (4173), INBOX_DIR (inbox), HCAPTCHA_SECRET (none), FORMS_PER_MINUTE (20), LOG_LEVEL (info).
import './environment.ts';
import { serve } from './serveSite.ts';

try {
  const app = await serve(process.argv[2] ?? 'dist/client', process.env);
  const stop = async (signal: string) => {
    app.log.info(`Stopping: ${signal}.`);
    await app.close();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
