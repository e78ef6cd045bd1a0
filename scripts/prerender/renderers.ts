import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { Message, WrittenPage } from './renderPages.ts';
import { SERVER_BUILD } from './vike.ts';

/** Each process loads the content once more; more of them than this would gain little. */
const MOST_PROCESSES = 4;
/** The server build of renderPages.ts. */
const SCRIPT = resolve(SERVER_BUILD, 'renderPages.mjs');

/** The processes that render and finish the pages, one for each processor. */
export class Renderers {
  readonly #processes: ChildProcess[];

  /**
   * @param root the web root with the client build
   * @param script what each process runs
   */
  constructor(root: string, script = SCRIPT) {
    const count = Math.min(MOST_PROCESSES, availableParallelism());
    this.#processes = Array.from({ length: count }, (_, which) =>
      fork(script, [root, String(which), String(count)], { execArgv: [], serialization: 'advanced' }),
    );
  }

  /** Waits until a process is done, and passes on what it sends before. */
  #done(process: ChildProcess, onMessage: (message: Exclude<Message, 'done'>) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const listen = (message: Message) => {
        if (message !== 'done') return onMessage(message);
        process.off('message', listen);
        resolve();
      };
      process.on('message', listen);
      process.once('exit', () => reject(new Error('A page or an output could not be written; see above.')));
    });
  }

  /**
   * Writes all pages.
   *
   * @param onPage gets each page once it is written
   * @throws Error when a page can't be rendered or contains what it may not
   */
  async writePages(onPage: (page: WrittenPage) => void): Promise<void> {
    await Promise.all(
      this.#processes.map((process) => this.#done(process, (message) => 'file' in message && onPage(message))),
    );
  }

  /** Writes the outputs in one of the processes, which have loaded all content, and logs what they report. */
  async writeOutputs(): Promise<void> {
    const [process] = this.#processes;
    process?.send('write outputs');
    if (process) await this.#done(process, (message) => 'log' in message && console.log(message.log));
  }

  /** Ends the processes. */
  end(): void {
    for (const process of this.#processes) process.kill();
  }
}
