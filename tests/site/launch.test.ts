import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentFolder } from '#content/schema/contentFolder.server.ts';
import { listFiles } from '#scripts/shared/files.ts';

/**
 * A copy of the project's content and the tests' corpus, as if the association had given
 * everything.
 */
const COPY = '.cache/launched';
const CORPUS = join(COPY, contentFolder);
const REAL: [RegExp, string][] = [
  [/\b(sample(?:Date|Speaker)?): true/g, '$1: false'],
  [/^samples: \d+/gm, 'samples: 0'],
  [/^(videos|photos):\n(?: .*\n)+/gm, '$1: []\n'],
  // Its report is left out.
  [/^page: \/(?!welcome).*\n/gm, ''],
  [/\.example\b/g, '.org'],
  [/7946 0\d{3}/g, '7123 4567'],
];
/**
 * The word itself, but not the field; the built files may have it as the start of an entry's file
 * name.
 */
const WORD = /\bsample\b(?!\??"?:)/gi;

beforeAll(() => {
  for (const part of ['content', contentFolder, 'scripts', 'package.json', 'tsconfig.json', 'components'])
    cpSync(part, join(COPY, part), { recursive: true, filter: (file) => !file.endsWith('/dist') });
  for (const name of readdirSync(COPY, { recursive: true, encoding: 'utf8' }))
    if (/(content|corpus)\/.*\.(ts|md|yaml|json)$/.test(name)) {
      const text = readFileSync(join(COPY, name), 'utf8');
      // Texts of the tests are too short to be real.
      const flagged = name.endsWith('.md') ? text.replace(/^sample: true$/m, 'draft: true') : text;
      const real = REAL.reduce((rest, [from, to]) => rest.replace(from, to), flagged);
      writeFileSync(join(COPY, name), name.endsWith('.ts') ? real : real.replace(WORD, 'actual'));
    }
  for (const name of readdirSync(join(CORPUS, 'collections/webinars')))
    rmSync(join(CORPUS, 'collections/webinars', name));
});
afterAll(() => rmSync(COPY, { recursive: true }));

const run = (script: string, cwd: string, settings: Record<string, string>) => {
  const address = { SITE_URL: 'https://www.a.org', VITE_HCAPTCHA_SITEKEY: '20000000-ffff-4fff-8fff-000000000002' };
  const env = { ...process.env, NODE_ENV: 'production', VITEST: '', ...address, ...settings };
  return spawnSync(process.execPath, ['--import', 'tsx', script], { cwd, env, encoding: 'utf8' });
};

test('once every sample is real, no file of the site has the word, and nothing is left to give', {
  timeout: 120_000,
}, () => {
  const built = run('scripts/prerender/build.ts', '.', { LAUNCH: 'on', CONTENT_DIR: CORPUS });
  expect(built).toMatchObject({ stdout: expect.stringContaining('LAUNCH=on'), status: 0 });
  const site = join(CORPUS, 'dist/client');
  const texts = listFiles(site).filter((file) => /\.(html|xml|ics|txt|json|md|webmanifest)$/.test(file));
  expect(texts.filter((file) => /sample(?!-)/i.test(readFileSync(join(site, file), 'utf8')))).toEqual([]);

  const launchCheck = (settings = {}) => run('scripts/authoring/launchCheck.ts', COPY, settings);
  const { stdout, stderr, status } = launchCheck({ LAUNCH: 'on' });
  expect([stdout, stderr, status]).toEqual(['Nothing to give before the site goes public.\n', '', 0]);
  expect(launchCheck()).toMatchObject({ status: 1, stdout: expect.stringMatching(/^Settings, LAUNCH.*\n1 to give/) });
});
