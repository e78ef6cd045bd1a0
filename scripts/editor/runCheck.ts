import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

async function run(): Promise<{ status: number; body: string }> {
  // The development server's NODE_ENV is that of development.
  const env = { ...process.env, NODE_ENV: 'production' };
  const check = spawn('npm run --silent content 2>&1', { shell: true, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [body, [code]] = await Promise.all([text(check.stdout), once(check, 'close')]);
  return { status: code === 0 ? 200 : 422, body };
}

/** One at a time, since each writes the same files. */
let latest: Promise<unknown> = Promise.resolve();

/** The result of `npm run content` as an answer to the editor: 200 if all is well, 422 with what is wrong. */
export function runCheck(): ReturnType<typeof run> {
  const result = latest.then(run);
  // A check that could not start must not stop the next one.
  latest = result.catch(() => undefined);
  return result;
}
