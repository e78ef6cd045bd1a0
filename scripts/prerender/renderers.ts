import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { SERVER_BUILD } from './files.ts';
import type { Told, WrittenPage } from './renderPages.ts';

/** Each process holds the content once more; more of them than this would gain little. */
const MOST_PROCESSES = 4;
/** The server's build of renderPages.ts. */
const SCRIPT = resolve(SERVER_BUILD, 'renderPages.mjs');

/** The processes that render and finish the pages, as many as the machine has processors. */
export class Renderers {
  readonly #processes: ChildProcess[];

  /**
   * @param root the web root, where Vike has written what the browser gets
   * @param script what each process runs
   */
  constructor(root: string, script = SCRIPT) {
    const count = Math.min(MOST_PROCESSES, availableParallelism());
    this.#processes = Array.from({ length: count }, (_, which) =>
      fork(script, [root, String(which), String(count)], { execArgv: [], serialization: 'advanced' }),
    );
  }

  /** Waits until a process is done, and passes on each page that it tells of. */
  #done(process: ChildProcess, take: (page: WrittenPage) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const listen = (told: Told) => {
        if (told !== 'done') return take(told);
        process.off('message', listen);
        resolve();
      };
      process.on('message', listen);
      process.once('exit', () => reject(new Error('A page could not be rendered; see above.')));
    });
  }

  /**
   * Has all pages written.
   *
   * @param take gets each as it is written
   * @throws Error when a page can't be rendered or holds what it may not
   */
  async writePages(take: (page: WrittenPage) => void): Promise<void> {
    await Promise.all(this.#processes.map((process) => this.#done(process, take)));
  }

  /** Has one of the processes, which have read all content, write what the site has beside its pages. */
  async writeOutputs(): Promise<void> {
    const [one] = this.#processes;
    if (!one) return;
    one.send('outputs');
    await this.#done(one, () => undefined);
  }

  /** Lets the processes go. */
  end(): void {
    for (const process of this.#processes) process.kill();
  }
}
