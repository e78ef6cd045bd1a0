import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { Share } from './renderPages.ts';

/** Each process holds the content once more; more of them than this would gain little. */
const MOST_PROCESSES = 4;
const SCRIPT = resolve('scripts/build/renderPages.ts');

async function share(root: string, which: number, of: number): Promise<Share> {
  const child = fork(SCRIPT, [root, String(which), String(of)], {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  });
  let told: Share | undefined;
  child.once('message', (message: Share) => {
    told = message;
  });
  const [code] = await once(child, 'close');
  if (code !== 0 || !told) throw new Error('A page could not be rendered; see above.');
  return told;
}

/**
 * Renders and finishes every page of the site, as many at a time as the machine has processors.
 *
 * @param root the web root, where Vike has written what the browser gets
 * @returns what each process tells of its pages
 * @throws Error when a page can't be rendered or holds what it may not
 */
export async function writePages(root: string): Promise<Share[]> {
  const count = Math.min(MOST_PROCESSES, availableParallelism());
  return Promise.all(Array.from({ length: count }, (_, which) => share(root, which, count)));
}
