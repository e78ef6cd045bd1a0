/**
 * `npm run bench:dev [-- sizes]`: how long `npm run dev` takes to show a change in the open page of an article, with the site's own
 * entries and with 1,000 articles and as many gallery pictures more: an entry, a stylesheet, a component. From the moment the file
 * is written; medians of five. In copies below the system's folder for temporary files.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { findChromium } from '#scripts/checks/programs.ts';
import { makeScaledCopy } from './scaledCopy.ts';

const SIZES = [0, 1_000];
const TIMES = 5;
const PORT = 5199;
const ADDRESS = `http://localhost:${PORT}/kyc-cdd-msbs`;

/** A change of a file, and how the page shows it. */
type Change = { file: string; edit: (text: string, mark: string) => string; shown: (mark: string) => boolean };
const CHANGES: Record<string, Change> = {
  entry: {
    file: 'content/collections/articles/kyc-cdd-msbs.md',
    edit: (text, mark) => `${text}\n\nMeasured ${mark}.\n`,
    shown: (mark) => document.querySelector('main')?.textContent.includes(`Measured ${mark}.`) ?? false,
  },
  stylesheet: {
    file: 'components/styles/base.css',
    edit: (text, mark) => `${text}\n@layer base { html { --measured: ${mark} } }\n`,
    shown: (mark) => getComputedStyle(document.documentElement).getPropertyValue('--measured') === mark,
  },
  component: {
    file: 'components/document/Document.tsx',
    edit: (text, mark) => text.replace('<body>', `<body data-measured="${mark}">`),
    shown: (mark) => document.body?.dataset.measured === mark,
  },
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Milliseconds from the writing of each change until the page shows it. */
async function measure(page: Page, folder: string, { file, edit, shown }: Change): Promise<number[]> {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const times: number[] = [];
  for (let time = 1; time <= TIMES; time++) {
    // The watcher takes what follows at once for one change.
    await wait(1000);
    const start = performance.now();
    writeFileSync(path, edit(text, `a${time}`));
    await page.waitForFunction(shown, `a${time}`, { polling: 10, timeout: 60_000 });
    times.push(performance.now() - start);
  }
  writeFileSync(path, text);
  return times;
}

const folder = mkdtempSync(join(tmpdir(), 'dev-'));
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  for (const size of process.argv[2]?.split(',').map(Number) ?? SIZES) {
    await makeScaledCopy(folder, size);
    cpSync('.cache/pictures', join(folder, '.cache/pictures'), { recursive: true });
    const arguments_ = ['node_modules/vike/bin.js', 'dev', '--port', String(PORT)];
    const server = spawn(process.execPath, arguments_, { cwd: folder, stdio: 'ignore' });
    try {
      const page = await browser.newPage();
      const answered = () =>
        fetch(ADDRESS).then(
          ({ ok }) => ok,
          () => false,
        );
      while (!(await answered())) await wait(200);
      // Vite reloads the page once it has bundled the packages that it found in it.
      await page.goto(ADDRESS, { waitUntil: 'networkidle' });
      for (const [name, change] of Object.entries(CHANGES)) {
        const times = await measure(page, folder, change);
        const all = times.map((time) => time.toFixed()).join(', ');
        console.log(`${size} more, ${name}: ${median(times).toFixed()} ms (${all})`);
      }
      await page.close();
    } finally {
      server.kill();
    }
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
