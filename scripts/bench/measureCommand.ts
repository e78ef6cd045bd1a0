import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

/** What a command cost. */
export type Cost = {
  /** Seconds from start to end. */
  wall: number;
  /** Seconds of processor time of the command and all that it started: it hardly changes with the load of the machine. */
  cpu: number;
  /** Largest resident memory of all its processes together, in MB; pages they share count once for each. */
  peak: number;
};

const SAMPLE_MS = 200;
const PAGE_BYTES = 4096;

/** Resident bytes of a process and its descendants (Linux). */
function residentBytes(root: number): number {
  const processes = new Map<number, { parent: number; bytes: number }>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry)))
    try {
      // The name of the program, in brackets, may contain any character.
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      processes.set(Number(name), { parent: Number(fields[1]), bytes: Number(fields[21]) * PAGE_BYTES });
    } catch {
      // The process has ended in the meantime.
    }
  const within = (id: number): boolean => id === root || (id > 1 && within(processes.get(id)?.parent ?? 0));
  return [...processes].filter(([id]) => within(id)).reduce((sum, [, { bytes }]) => sum + bytes, 0);
}

/**
 * Runs a command in a folder and measures its cost. Linux, with bash.
 *
 * @throws Error with its output when it fails
 */
export async function measureCommand(command: string, cwd: string): Promise<Cost> {
  const start = performance.now();
  const timed = `TIMEFORMAT='cpu %U %S'; time { ${command} >&2; }`;
  const child = spawn('bash', ['-c', timed], { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
  let peak = 0;
  const sampling = setInterval(() => {
    if (child.pid) peak = Math.max(peak, residentBytes(child.pid));
  }, SAMPLE_MS);
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  clearInterval(sampling);
  if (code !== 0) throw new Error(`${command} failed in ${cwd}:\n${output}`);
  const [, user, system] = /^cpu ([\d.]+) ([\d.]+)$/m.exec(output) ?? [];
  return { wall: (performance.now() - start) / 1000, cpu: Number(user) + Number(system), peak: peak / 1e6 };
}
