// Serves the built site and takes its forms: tsx scripts/server/serve.ts [--build] [folder]. `--build` builds it first, as for
// npm start. settings.ts lists its settings, which come from the environment.
import './environment.ts';
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { WEB_ROOT } from '#scripts/insides/vike.ts';
import { freePort } from './server.ts';
import { serve } from './serveSite.ts';
import { readSettings } from './settings.ts';

const { values, positionals } = parseArgs({ options: { build: { type: 'boolean' } }, allowPositionals: true });

/** Builds the site. A wrong setting or a taken port is said before, and not after a minute of building. */
async function build(): Promise<void> {
  const { PORT, HOST } = readSettings(process.env);
  await freePort(PORT, HOST);
  console.log('Building the site…');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('The site could not be built; see above.');
}

try {
  if (values.build) await build();
  const app = await serve(positionals[0] ?? WEB_ROOT, process.env);
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
