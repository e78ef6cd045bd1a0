/**
 * `npm run check:w3c`: validates every built page with the W3C's checker. Prints page and fault, and exits 1, if there is one. Needs
 * Java 11 or later (Debian: `apt-get install default-jre-headless`).
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import { listFiles } from '#scripts/prerender/files.ts';
import { WEB_ROOT } from '#scripts/prerender/vike.ts';
import { installed } from './packages.ts';

/**
 * Its stylesheet checker does not know container queries, view transitions and masks with several values, which browsers do;
 * the build's own tool has parsed every stylesheet.
 */
const UNKNOWN_TO_IT = /^CSS: /;

const report = z.object({
  messages: z.array(
    z.object({ type: z.string(), message: z.string(), url: z.string().optional(), extract: z.string().optional() }),
  ),
});

const pages = listFiles(WEB_ROOT).filter((file) => file.endsWith('.html'));
if (pages.length === 0) throw new Error('No page is built. Run npm run build first.');
const jar = join(installed('vnu-jar', '26.9.27'), 'build/dist/vnu.jar');
const files = pages.map((page) => join(WEB_ROOT, page));
const { stderr, error } = spawnSync('java', ['-jar', jar, '--format', 'json', '--errors-only', ...files], {
  encoding: 'utf8',
  maxBuffer: Number.POSITIVE_INFINITY,
});
if (error) throw new Error(`Java could not be started, which the W3C's checker needs. ${error.message}`);
const { messages } = report.parse(JSON.parse(stderr));
const faults = messages.filter(({ message }) => !UNKNOWN_TO_IT.test(message));
for (const { url = '', message, extract = '' } of faults)
  console.error(`${url.replace(/.*\/dist\//, 'dist/')}: ${message} ${extract}`);
console.log(`${pages.length} pages, ${faults.length} errors.`);
process.exitCode = faults.length === 0 ? 0 : 1;
