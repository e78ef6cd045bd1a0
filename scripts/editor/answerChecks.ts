import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import { CHECK, EDITOR } from './paths.ts';

async function runCheck(): Promise<{ code: unknown; output: string }> {
  // The development server's NODE_ENV is that of development.
  const env = { ...process.env, NODE_ENV: 'production' };
  const check = spawn('npm run --silent content 2>&1', { shell: true, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [output, [code]] = await Promise.all([text(check.stdout), once(check, 'close')]);
  return { code, output };
}

/** Has the development server answer the editor with the result of `npm run content`: 200 if all is well, 422 with what is wrong. */
export function answerChecks(): Plugin {
  return {
    name: 'site:answer-checks',
    apply: 'serve',
    configureServer({ middlewares }) {
      // One at a time, since each writes the same files.
      let latest: Promise<unknown> = Promise.resolve();
      middlewares.use(`/${EDITOR}/${CHECK}`, (_request, response) => {
        latest = latest.then(runCheck).then(({ code, output }) => {
          response.writeHead(code === 0 ? 200 : 422, { 'Content-Type': 'text/plain; charset=utf-8' }).end(output);
        });
      });
    },
  };
}
