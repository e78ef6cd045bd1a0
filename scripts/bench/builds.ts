import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { stringify } from 'yaml';
import { articles } from '#content/collections/articles/index.ts';
import { guides } from '#content/collections/guides/index.ts';
import { readableText } from '#content/schema/markdown.server.ts';

/** The files that a copy of the project needs; the build makes the rest. */
const SOURCES = 'components content pages public scripts package.json package-lock.json vite.config.ts tsconfig.json';

/** What content's rules want a link beside. */
const WANTS_LINK = /must|should|required|five.years?|eur[os]|approv|endors|licensed/i;
/** Whole sentences of the site's own texts, so that generated ones compress as real prose does. */
const SENTENCES = [...guides, ...articles]
  .flatMap(({ body }) => readableText(body).split(/(?<=[.?])\s+/))
  .filter((sentence) => /^[A-Z][\w ,;’-]{30,180}\.$/.test(sentence) && !WANTS_LINK.test(sentence));

/** Writes an article of about 1,100 words, the same for the same number; a later number is an older article. */
function writeArticle(folder: string, number: number): void {
  let next = number * 7;
  const take = (count: number) => Array.from({ length: count }, () => SENTENCES[next++ % SENTENCES.length] ?? '');
  const section = (_: unknown, index: number) =>
    `## Part ${index + 1}\n\n${take(5).join(' ')}\n\n${take(5).join(' ')}\n\n- ${take(3).join('\n- ')}`;
  const fields = {
    title: `Measured article ${number}`,
    headTitle: `Measured article ${number}`,
    crumb: `Article ${number}`,
    date: new Date(Date.UTC(2024, 11, 31) - number * 3_600_000).toISOString().slice(0, 10),
    excerpt: `${number}: ${take(1)}`.slice(0, 200),
    lead: `${number}: ${take(2).join(' ')}`,
    description: `${number}: ${take(2).join(' ')}`.slice(0, 160),
    sample: true,
  };
  const body = Array.from({ length: 7 }, section).join('\n\n');
  const file = join(folder, `content/collections/articles/measured-${String(number).padStart(5, '0')}.md`);
  writeFileSync(file, `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${body}\n`);
}

/** Resident megabytes of a process and its descendants; pages that they share count once for each. */
function residentMemory(root: number | undefined): number {
  const family = new Set([root]);
  let kilobytes = 0;
  // As a forest, parents come before their children.
  for (const row of execFileSync('ps', ['-eo', 'pid=,ppid=,rss=', '--forest'], { encoding: 'utf8' }).split('\n')) {
    const [id, parent, size = 0] = row.trim().split(/\s+/).map(Number);
    if (!family.has(id) && !family.has(parent)) continue;
    family.add(id);
    kilobytes += size;
  }
  return (kilobytes * 1024) / 1e6;
}

/**
 * Prints what a cold build costs with the site's own entries and with as many articles more as are given: seconds, seconds of
 * processor time, and memory. Each is made in a copy in which nothing of an earlier build is left. Linux, with bash and ps.
 *
 * @throws Error with the build's output when it fails
 */
export async function measureBuilds(sizes = [0, 1_000, 10_000]): Promise<void> {
  for (const size of sizes) {
    const folder = mkdtempSync(join(tmpdir(), 'build-'));
    for (const source of SOURCES.split(' ')) cpSync(source, join(folder, source), { recursive: true });
    for (const made of ['content/pictures/manifest.json', 'public/media'])
      rmSync(join(folder, made), { force: true, recursive: true });
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    for (let number = 0; number < size; number++) writeArticle(folder, number);
    const start = performance.now();
    const command = "TIMEFORMAT='cpu %U %S'; time { npm run --silent build >&2; }";
    const child = spawn('bash', ['-c', command], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    let peak = 0;
    const sampling = setInterval(() => {
      peak = Math.max(peak, residentMemory(child.pid));
    }, 200);
    const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    clearInterval(sampling);
    rmSync(folder, { recursive: true });
    if (code !== 0) throw new Error(`The build with ${size} articles more has failed:\n${output}`);
    const [, user, system] = /^cpu ([\d.]+) ([\d.]+)$/m.exec(output) ?? [];
    const [seconds, processor] = [(performance.now() - start) / 1000, Number(user) + Number(system)];
    console.log(`${size} more: ${seconds.toFixed(1)} s, processor ${processor.toFixed(1)} s, ${peak.toFixed(0)} MB`);
  }
}
