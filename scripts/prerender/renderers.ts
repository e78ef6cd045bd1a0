import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { PlainFormPages } from '#scripts/server/plainFormPages.ts';
import { SERVER_BUILD } from './vike.ts';

/** Each process loads the content once more; more of them than this would gain little. */
const MOST_PROCESSES = 4;

/**
 * Of a process's pages: their files in the cache, the hashed files that they name, what their policy's header must allow, and
 * which forms can be sent without JavaScript.
 */
export type Share = {
  used: Set<string>;
  files: Set<string>;
  scriptHashes: Set<string>;
  wasm: boolean;
  plainForms: PlainFormPages;
};

/** The next message of a process. */
const answer = (process: ChildProcess): Promise<Share> =>
  new Promise((resolve, reject) => {
    process.once('message', (share: Share) => resolve(share));
    process.once('exit', () => reject(new Error('A page or an output could not be written; see above.')));
  });

/**
 * Writes all pages in a process for each processor, and then the outputs in one of them, which have loaded all content.
 *
 * @param root the web root with the client build
 * @param script what each process runs: the server build of renderPages.ts
 * @throws Error when a page can't be rendered or contains what it may not, or an output can't be written
 */
export async function writePages(root: string, script = resolve(SERVER_BUILD, 'renderPages.mjs')): Promise<Share[]> {
  const count = Math.min(MOST_PROCESSES, availableParallelism());
  const processes = Array.from({ length: count }, (_, which) =>
    fork(script, [root, String(which), String(count)], { execArgv: [], serialization: 'advanced' }),
  );
  try {
    const shares = await Promise.all(processes.map(answer));
    const [first] = processes;
    first?.send('write outputs');
    if (first) await answer(first);
    return shares;
  } finally {
    for (const process of processes) process.kill();
  }
}
