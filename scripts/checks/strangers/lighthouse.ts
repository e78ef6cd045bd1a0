/**
 * `npm run check:lighthouse`: runs Lighthouse on one page of each kind, as a telephone sees it. Prints the scores; exits 1
 * with the failed audits where a category other than performance is under 100. Performance is printed only, since it
 * depends on what else the machine does. npx fetches Lighthouse when it is first run: its own dependencies ask for
 * "latest" versions, which a lockfile with a bill of materials can't hold.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findChromium } from '#scripts/checks/programs.ts';
import { serveFor } from './served.ts';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const FLAGS = ['--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox --disable-gpu'];
const GUIDE = '/how-to-prepare-for-an-hmrc-audit';
const HOME_AND_TEXTS = ['/', '/kyc-cdd-msbs', GUIDE, '/glossary', '/privacy-policy'];
const FORMS_AND_TOOLS = ['/become-a-member', '/contact-us', '/search', '/compliance-calendar', '/eventcalander'];
const LISTS = ['/how-to-series', '/blogs', '/events', '/photos2025', '/our-team', '/fact-sheets'];
const PATHS = [...HOME_AND_TEXTS, ...FORMS_AND_TOOLS, ...LISTS];

const scored = { title: z.string(), score: z.number().nullable() };
const audit = z.object({ ...scored, scoreDisplayMode: z.string(), errorMessage: z.string().optional() });
const category = z.object({ ...scored, auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) });
const report = z.object({ audits: z.record(z.string(), audit), categories: z.record(z.string(), category) });

/** Runs Lighthouse on one address, up to three times: now and then its trace of a page begins too late (NO_NAVSTART). */
async function reportOf(url: string, runs = 3): Promise<z.output<typeof report>> {
  const env = { ...process.env, CHROME_PATH: findChromium() };
  const options = { env, maxBuffer: Number.POSITIVE_INFINITY };
  try {
    const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...FLAGS], options);
    return report.parse(JSON.parse(stdout));
  } catch (error) {
    if (runs === 1 || !String(error).includes('NO_NAVSTART')) throw error;
    return reportOf(url, runs - 1);
  }
}

await serveFor(async (origin) => {
  for (const path of PATHS) {
    const { audits, categories } = await reportOf(origin + path);
    const scores = Object.values(categories).map(
      ({ title, score }) => `${title} ${score === null ? 'not measured' : Math.round(score * 100)}`,
    );
    console.log(`${path.padEnd(36)}${scores.join(', ')}`);
    for (const [category, { auditRefs }] of Object.entries(categories))
      for (const { id, weight } of category === 'performance' ? [] : auditRefs) {
        const audit = audits[id];
        const failed = audit?.score === null ? audit.scoreDisplayMode === 'error' : audit && audit.score < 1;
        if (!audit || !failed || weight === 0) continue;
        console.error(`  ${path} ${category} ${id}: ${audit.errorMessage ?? audit.title}`);
        process.exitCode = 1;
      }
  }
});
