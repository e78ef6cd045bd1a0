import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentFolder } from '#content/schema/contentFolder.server.ts';

/** A copy of the project's content and the tests' corpus, as if the association had given everything. */
const COPY = '.cache/launched';
const REPORTS = `${contentFolder}/collections/webinars`;
const REAL: [RegExp, string][] = [
  [/\b(sample(?:Date|Speaker)?"?): true/g, '$1: false'],
  [/^samples: \d+/gm, 'samples: 0'],
  [/^portrait: /gm, 'portraitAlt: A person at a desk\n$&'],
  // Its report is left out.
  [/^page: \/(?!welcome).*\n/gm, ''],
  [/\.example\b/g, '.org'],
  [/7946 0\d{3}/g, '7123 4567'],
];

beforeAll(() => {
  for (const part of ['content', contentFolder, 'scripts', 'package.json', 'tsconfig.json', 'components'])
    cpSync(part, join(COPY, part), {
      recursive: true,
      filter: (file) => !/\.(svg|css|jpg|png)$|\/(dist|\.cache\/media)$/.test(file),
    });
  for (const name of readdirSync(COPY, { recursive: true, encoding: 'utf8' }))
    if (/(content|corpus)\/.*\.(ts|md|yaml|json)$/.test(name)) {
      const text = readFileSync(join(COPY, name), 'utf8');
      // Texts of the tests are too short to be real.
      const flagged = name.endsWith('.md') ? text.replace(/^sample: true$/m, 'draft: true') : text;
      writeFileSync(
        join(COPY, name),
        REAL.reduce((rest, [from, to]) => rest.replace(from, to), flagged),
      );
    }
  for (const name of readdirSync(join(COPY, REPORTS))) rmSync(join(COPY, REPORTS, name));
});
afterAll(() => rmSync(COPY, { recursive: true }));

const launchCheck = (settings: Record<string, string>) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/authoring/launchCheck.ts'], {
    cwd: COPY,
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  });

test('nothing is left to give once every sample is real and the settings are those of a public site', () => {
  const settings = { SITE_URL: 'https://www.a.org', VITE_HCAPTCHA_SITEKEY: '20000000-ffff-4fff-8fff-000000000002' };
  const { status, stdout, stderr } = launchCheck({ ...settings, LAUNCH: 'on' });
  expect([stdout, stderr, status]).toEqual(['Nothing to give before the site goes public.\n', '', 0]);
  expect(launchCheck(settings)).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/^Settings, LAUNCH.*\n1 to give/),
  });
});
