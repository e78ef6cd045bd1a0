/**
 * `npm run check:lighthouse`: runs Lighthouse on one page of each kind, as a telephone sees it. Prints the scores; exits 1
 * with the failed audits where a category other than performance is under 100. Performance is printed only: it says
 * something on an idle machine alone.
 */
import '#scripts/server/environment.ts';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { findChromium } from '../chromium.ts';
import { serveFor } from './served.ts';

const KINDS = {
  home: '/',
  guide: '/how-to-prepare-for-an-hmrc-audit',
  article: '/kyc-cdd-msbs',
  form: '/become-a-member',
  calendar: '/eventcalander',
  list: '/how-to-series',
};
const PORT = 9222;
/** Failed audits that stay, each with its reason. */
const ACCEPTED: Record<string, string> = {
  'crawlable-anchors': 'FullCalendar writes the numbers of days and weeks as <a> without an address',
};

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${PORT}`],
});
await serveFor(async (origin) => {
  for (const [kind, path] of Object.entries(KINDS)) {
    const run = await lighthouse(origin + path, { port: PORT, logLevel: 'error' });
    if (!run) throw new Error(`Lighthouse returned nothing for ${path}.`);
    const { audits, categories } = run.lhr;
    const scores = Object.values(categories).map(
      ({ title, score }) => `${title} ${score === null ? 'not measured' : Math.round(score * 100)}`,
    );
    console.log(`${kind.padEnd(9)}${scores.join(', ')}`);
    for (const { id: category, auditRefs } of Object.values(categories))
      for (const { id, weight } of category === 'performance' ? [] : auditRefs) {
        const audit = audits[id];
        const failed = audit?.score === null ? audit.scoreDisplayMode === 'error' : audit && audit.score < 1;
        if (!audit || !failed || weight === 0 || id in ACCEPTED) continue;
        console.error(`  ${path} ${category} ${id}: ${audit.errorMessage ?? audit.title}`);
        process.exitCode = 1;
      }
  }
});
await browser.close();
