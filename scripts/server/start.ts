// Builds the site and serves it, forms included: npm start. Settings as in scripts/server/serve.ts.
import './environment.ts';
import { spawnSync } from 'node:child_process';
import fastify from 'fastify';
import { listen } from './server.ts';
import { readSettings } from './settings.ts';

/** A wrong setting or a taken port is said now, and not after a minute of building. */
async function checkFirst(): Promise<void> {
  const probe = fastify();
  await listen(probe, readSettings(process.env).PORT);
  await probe.close();
}

try {
  await checkFirst();
  console.log('Building the site…');
  const { status, stdout } = spawnSync('npm', ['run', 'build'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  if (status === 0) await import('./serve.ts');
  else {
    console.error(stdout);
    process.exitCode = status ?? 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
