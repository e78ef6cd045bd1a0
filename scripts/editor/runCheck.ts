import { exec } from 'node:child_process';

const run = () =>
  new Promise<{ status: number; body: string }>((resolve) => {
    // The development server's NODE_ENV is that of development.
    const env = { ...process.env, NODE_ENV: 'production' };
    exec('npm run --silent content 2>&1', { env }, (error, body) => resolve({ status: error ? 422 : 200, body }));
  });

/** One at a time, since each writes the same files. */
let latest: Promise<unknown> = Promise.resolve();

/**
 * The result of `npm run content` as an answer to the editor: 200 if all is well, 422 with what is
 * wrong.
 */
export function runCheck(): ReturnType<typeof run> {
  const result = latest.then(run);
  latest = result;
  return result;
}
