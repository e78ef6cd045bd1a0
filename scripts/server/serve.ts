// Serves the built site and takes its forms: tsx scripts/server/serve.ts [folder]. settings.ts
// lists its settings, which come from the environment.
import '#scripts/shared/environment.ts';
import { WEB_ROOT } from '#scripts/internals/vike.ts';
import { serve } from './serveSite.ts';

try {
  const app = await serve(process.argv[2] ?? WEB_ROOT, process.env);
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
