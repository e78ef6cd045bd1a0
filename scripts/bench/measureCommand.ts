import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
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

/** Resident kilobytes of a process and its descendants. */
function residentOf(root: number): number {
  const family = new Set([root]);
  let sum = 0;
  // As a forest, parents come before their children.
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=', '--forest'], { encoding: 'utf8' }).trim().split('\n');
  for (const row of rows) {
    const [id = 0, parent = 0, size = 0] = row.trim().split(/\s+/).map(Number);
    if (!family.has(id) && !family.has(parent)) continue;
    family.add(id);
    sum += size;
  }
  return sum;
}

/**
 * Runs a command in a folder and measures its cost. Linux, with bash and ps.
 *
 * @throws Error with its output when it fails
 */
export async function measureCommand(command: string, cwd: string): Promise<Cost> {
  const start = performance.now();
  const timed = `TIMEFORMAT='cpu %U %S'; time { ${command} >&2; }`;
  const child = spawn('bash', ['-c', timed], { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
  let peak = 0;
  const sampling = setInterval(() => {
    if (child.pid) peak = Math.max(peak, residentOf(child.pid));
  }, 200);
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  clearInterval(sampling);
  if (code !== 0) throw new Error(`${command} failed in ${cwd}:\n${output}`);
  const [, user, system] = /^cpu ([\d.]+) ([\d.]+)$/m.exec(output) ?? [];
  return { wall: (performance.now() - start) / 1000, cpu: Number(user) + Number(system), peak: (peak * 1024) / 1e6 };
}
