import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentFolder } from '#content/schema/contentFolder.server.ts';
import { listFiles } from '#scripts/shared/files.ts';

/** A copy of the tests' corpus, in which a test follows the list of launch-check. */
const COPY = '.cache/launched';
const BUILD = '.cache/launch/client';
const REAL: [RegExp, string][] = [
  [/\b(sample(?:Date|Speaker)?): true/g, '$1: false'],
  [/^samples: \d+/gm, 'samples: 0'],
  // Its report is left out.
  [/^page: \/(?!welcome).*\n/gm, ''],
  [/\.example\b/g, '.org'],
  [/7946 0\d{3}/g, '7123 4567'],
  [/^\{\}$/gm, 'hcaptchaTried: 2026-11-20'],
  [/^photos:\n(?: .*\n)+/gm, 'photos: []\n'],
  [/linkedin\.com\/(?=,|$)/gm, 'linkedin.com/in/somebody'],
];
/** The word itself, but not the field. */
const WORD = /\bsample\b(?!:)/gi;
const FILMS = join(COPY, 'pages/home-media.yaml');
const SETTINGS = {
  SITE_URL: 'https://www.a.org',
  VITE_HCAPTCHA_SITEKEY: '20000000-ffff-4fff-8fff-000000000002',
  HCAPTCHA_SECRET: 'secret',
  SMTP_URL: 'smtps://mail.a.org',
  MAIL_TO: 'office@a.org',
};

const replaceIn = (file: string, replacements: [RegExp, string][]) =>
  writeFileSync(
    file,
    replacements.reduce((text, [from, to]) => text.replace(from, to), readFileSync(file, 'utf8')),
  );

/** Gives all that the list asks for but films of the association's own. */
beforeAll(() => {
  cpSync(contentFolder, COPY, { recursive: true, filter: (file) => !file.endsWith('/dist') });
  for (const name of listFiles(COPY).filter((file) => /\.(md|yaml)$/.test(file))) {
    // Texts of the tests are too short to be real.
    const isText = /^collections\/.*\.md$/.test(name);
    replaceIn(join(COPY, name), [
      ...(isText ? ([[/^sample: true$/m, 'draft: true']] satisfies typeof REAL) : []),
      ...REAL,
      [WORD, 'actual'],
    ]);
  }
  for (const name of readdirSync(join(COPY, 'collections/webinars'))) rmSync(join(COPY, 'collections/webinars', name));
});
afterAll(() => rmSync(COPY, { recursive: true }));

const launchCheck = (settings: Record<string, string> = {}) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/authoring/launchCheck.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      VITEST: '',
      ...SETTINGS,
      LAUNCH: 'on',
      CONTENT_DIR: COPY,
      ...settings,
    },
    encoding: 'utf8',
  });

test('open films that are called real are named, by the page that plays them', { timeout: 120_000 }, () => {
  const { stdout, status } = launchCheck();
  expect(stdout).toMatch(/^\/: the open film Big Buck Bunny plays\./m);
  expect(stdout).toMatch(/^\/welcome-msb-meet-up-19th-june-2025: the open film Spring plays\./m);
  expect(status).toBe(1);
});

test('once everything on the list is supplied, the list is empty and no file of the site says “sample”', {
  timeout: 120_000,
}, () => {
  replaceIn(FILMS, [[/^videos:\n(?: .*\n)+/m, 'videos: []\n']]);
  replaceIn(join(COPY, 'pages/welcome-msb-meet-up-19th-june-2025.yaml'), [[/youtubeId: .*/, 'youtubeId: a-real-film']]);
  const { stdout, stderr, status } = launchCheck();
  expect([stdout, stderr, status]).toEqual(['Nothing to give before the site goes public.\n', '', 0]);
  const texts = listFiles(BUILD).filter((file) => /\.(html|xml|ics|txt|json|md|webmanifest)$/.test(file));
  const said = texts.filter((file) =>
    /sample(?!-)|(?:stand in|placeholders?) until/i.test(readFileSync(join(BUILD, file), 'utf8')),
  );
  expect(said).toEqual([]);
  const meet = readFileSync(join(BUILD, 'welcome-msb-meet-up-19th-june-2025.html'), 'utf8');
  expect(meet).toMatch(/query=actual%20law%20firm/i);
});

test('a faulty entry is named without stopping the list', { timeout: 120_000 }, () => {
  replaceIn(FILMS, [[/^photos: .*\n/m, 'photos:\n  - src: home/nobody\n']]);
  const { stdout, stderr } = launchCheck({ MAIL_TO: '' });
  expect(stdout).toMatch(
    /^\.env.*: write MAIL_TO=.*\nThe site can’t be built .*\n.*home-media\.yaml needs fixing:\n✖ line \d+, .*nobody/,
  );
  expect(stderr).toBe('');
});
