/**
 * `npm run check:templates`: has LibreOffice (Debian: libreoffice-writer, libreoffice-calc) open every built template and print
 * it as PDF into `test-results/templates`. Prints the pages of each, and exits 1 when one isn't printed. Run a build first.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { templates } from '#content/collections/templates/index.ts';
import { WEB_ROOT } from '#scripts/prerender/vike.ts';

const OUT = 'test-results/templates';
const PATIENCE_MS = 120_000;
/** Every page of LibreOffice's PDF is an object of this type; `/Pages` is their tree. */
const PAGE = /\/Type\s*\/Page\b/g;

rmSync(OUT, { recursive: true, force: true });
for (const { href: file } of templates.flatMap(({ files }) => files)) {
  // A folder for each, because a document and a workbook of one template have one name.
  const folder = join(OUT, basename(file));
  mkdirSync(folder, { recursive: true });
  execFileSync('soffice', ['--headless', '--convert-to', 'pdf', '--outdir', folder, join(WEB_ROOT, file)], {
    timeout: PATIENCE_MS,
    stdio: 'ignore',
  });
  const pdf = join(folder, basename(file).replace(/\.\w+$/, '.pdf'));
  const pages = existsSync(pdf) ? (readFileSync(pdf, 'latin1').match(PAGE)?.length ?? 0) : 0;
  if (pages === 0) process.exitCode = 1;
  console.log(`${file}: ${pages} pages`);
}
