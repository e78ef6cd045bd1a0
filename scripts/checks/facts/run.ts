/**
 * `npm run facts`: lists the figures in prose that aren't in content/figures, and exits 1 if there is one. `npm run facts -- --online`
 * asks GOV.UK and legislation.gov.uk as well which sources have changed since their figures were checked (docs/figures.md), and
 * exits 1 if one has or gives no answer.
 */
import { parseArgs } from 'node:util';
import { figures } from '#content/figures/index.ts';
import { buildDay } from '#content/schema/entries/buildTime.server.ts';
import { contentFaults } from './content.ts';
import { checkSources } from './sources.ts';

const PATIENCE_MS = 20_000;

async function ask(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`It answered ${response.status}.`);
  return response.text();
}

function list(heading: string, lines: string[]) {
  if (lines.length) console.log(`${heading}\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
}

const { values } = parseArgs({ options: { online: { type: 'boolean', default: false } } });

const faults = contentFaults();
list('Figures outside content/figures, and what it no longer needs:', faults);
if (!faults.length)
  console.log(`No text has a figure of its own beside the ${Object.keys(figures).length} of the register.\n`);
process.exitCode = faults.length ? 1 : 0;

if (values.online) {
  const report = await checkSources(figures, ask, buildDay);
  list('Their source has changed; compare them and write the day of today as checked:', report.changed);
  list('No answer:', report.failed);
  list('Never compared with the source itself:', report.unchecked);
  list('Their source cannot be asked; look at it yourself:', report.byHand);
  if (!report.changed.length && !report.failed.length) console.log('No source that was asked has changed.');
  if (report.changed.length || report.failed.length) process.exitCode = 1;
}
