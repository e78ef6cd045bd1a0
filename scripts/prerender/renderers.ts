import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { PageRecords } from './lastBuild.ts';
import { SERVER_BUILD } from './vike.ts';

/** The outputs are written by two. Each process loads the content once more, so that more than four would gain little. */
const PROCESSES = { least: 2, most: 4 };

/** V8 collects garbage sooner with it: without, each process grows to a gigabyte at 10,000 articles. */
const OPTIONS = ['--heap-growing-percent=30'];

/** Of a process: what it records of its pages, and the files that it has written or found as they should be. */
export type Share = { pages: PageRecords; written: ReadonlySet<string> };

/** Asks for the index of the search, with the records of all pages, or for all other outputs. */
export type OutputsRequest = { search?: PageRecords };

/** The next message of a process. */
const answer = <Answer>(process: ChildProcess): Promise<Answer> =>
  new Promise((resolve, reject) => {
    process.once('message', (answer: Answer) => resolve(answer));
    process.once('exit', () => reject(new Error('A page or an output could not be written; see above.')));
  });

/**
 * Writes all pages in a process for each processor, and then the outputs in two of them, which have loaded all content.
 *
 * @param root the web root with what browsers load
 * @param bundles a hash of everything that the server build is made from
 * @param script what each process runs: the server build of renderPages.ts
 * @throws Error when a page can't be rendered or contains what it may not, or an output can't be written
 */
export async function writePages(
  root: string,
  bundles: string,
  script = resolve(SERVER_BUILD, 'renderPages.mjs'),
): Promise<Share> {
  const count = Math.min(PROCESSES.most, Math.max(PROCESSES.least, availableParallelism()));
  const processes = Array.from({ length: count }, (_, which) =>
    fork(script, [root, bundles, String(which), String(count)], { execArgv: OPTIONS, serialization: 'advanced' }),
  );
  try {
    const shares = await Promise.all(processes.map((process) => answer<Share>(process)));
    const pages: PageRecords = Object.assign({}, ...shares.map(({ pages }) => pages));
    const requests: OutputsRequest[] = [{ search: pages }, {}];
    // Each has all content in memory, which the outputs need too.
    for (const process of processes.splice(requests.length)) process.kill();
    const outputs = processes.map((process, index) => {
      process.send(requests[index] ?? {});
      return answer<Share['written']>(process);
    });
    const written = [...shares.map(({ written }) => written), ...(await Promise.all(outputs))];
    return { pages, written: new Set(written.flatMap((files) => [...files])) };
  } finally {
    for (const process of processes) process.kill();
  }
}
