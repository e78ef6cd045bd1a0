/**
 * `npm run readability`: prints the Flesch-Kincaid grade of every built page's own words, and of the “In short” of every guide,
 * article, fact sheet and template. Exits 1 when one is over its limit (docs/decisions/0071-reading-age.md).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { articles } from '#content/collections/articles/index.ts';
import { factSheets } from '#content/collections/fact-sheets/index.ts';
import { guides } from '#content/collections/guides/index.ts';
import { templates } from '#content/collections/templates/index.ts';
import { listFiles } from '#scripts/prerender/files.ts';
import { WEB_ROOT } from '#scripts/prerender/vike.ts';
import { gradeOf, LIMITS, textBlocks } from './grade.ts';

const pages = listFiles(WEB_ROOT)
  .filter((file) => file.endsWith('.html'))
  .sort()
  .map((file) => {
    const blocks = textBlocks(parse(readFileSync(join(WEB_ROOT, file), 'utf8')));
    return { what: `/${file.replace(/(^index)?\.html$/, '')}`, grade: gradeOf(blocks), limit: LIMITS.page };
  });
const inShort = [...guides, ...articles, ...factSheets, ...templates].map(({ slug, inShort }) => ({
  what: `${slug}: in short`,
  grade: gradeOf(inShort),
  limit: LIMITS.inShort,
}));
// A page without running text has no grade.
const grades = [...pages, ...inShort].filter(({ grade }) => !Number.isNaN(grade));
console.table(grades.map(({ what, grade, limit }) => ({ what, grade: grade.toFixed(1), limit })));
const over = grades.filter(({ grade, limit }) => grade > limit);
for (const { what, grade, limit } of over)
  console.error(
    `${what} reads like grade ${grade.toFixed(1)}, and the limit is ${limit}. Write shorter sentences and words.`,
  );
process.exitCode = over.length ? 1 : 0;
