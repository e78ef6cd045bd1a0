/**
 * `npm run bench -- budgets`, `-- interaction [name]` or `-- builds`: measures the built site and
 * prints a table. All but the last need a build, the second Caddy. Budgets are the same on every
 * machine; `npm run content` warns of them.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { articles } from '#content/collections/articles/index.ts';
import { fileOf } from '#content/schema/entries/yaml.server.ts';
import { measureBuild } from '#scripts/checks/weights.ts';
import { measureInteractions } from './interaction.ts';

function writeArticles(folder: string, count: number): void {
  const sources = articles.map((article) => readFileSync(fileOf(article) ?? '', 'utf8'));
  for (let number = 0; number < count; number++) {
    const title = `Measured article ${number}`;
    const text = sources[number % sources.length]
      ?.replaceAll(/^(title|headTitle|crumb|excerpt): .*$/gm, `$1: ${title}`)
      .replaceAll(/^(lead|description): .*$/gm, `$1: ${title} of those that make the archive a large one`);
    writeFileSync(join(folder, `collections/articles/measured-${number}.md`), text ?? '');
  }
}

/**
 * Prints what a cold build costs, in a copy of content, with the site's entries and with a thousand
 * articles more: seconds, seconds of processor time, memory of its largest process. One that fails
 * throws. Needs GNU time (on Debian: apt-get install time).
 */
function measureBuilds(): void {
  for (const size of [0, 1_000]) {
    const folder = mkdtempSync('.cache/build-');
    cpSync('content', folder, { recursive: true });
    writeArticles(folder, size);
    const format = `${size} more: %e s, processor %U + %S s, %M kB`;
    const { status, stdout, stderr } = spawnSync('time', ['-f', format, 'npm', 'run', '--silent', 'build'], {
      env: { ...process.env, CONTENT_DIR: folder },
      encoding: 'utf8',
      maxBuffer: Number.POSITIVE_INFINITY,
    });
    rmSync(folder, { recursive: true });
    if (status !== 0) throw new Error(`The build with ${size} articles more has failed:\n${stdout}${stderr}`);
    console.log(stderr.trimEnd());
  }
}

const [what, choice] = process.argv.slice(2);
if (what === 'budgets') console.table(measureBuild());
else if (what === 'interaction') await measureInteractions(choice);
else if (what === 'builds') measureBuilds();
else throw new Error('Name what to measure: npm run bench -- budgets | interaction | builds');
