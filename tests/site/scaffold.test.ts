import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { site } from '#content/site/site.ts';

const COLLECTIONS = 'content/collections';
/** What is read from the working folder, and stays as it is. */
const LINKED = ['components', 'node_modules', 'package.json', 'pages', 'public', 'scripts'];
const TITLE = 'How safeguarding works';
const SLUG = 'how-safeguarding-works';
const EVENT = 'Autumn meeting';

/** What tests/fixtures/madeFromContent.ts prints. */
const schema = z.object({
  facts: z.looseObject({}),
  structuredData: z.string(),
  blogs: z.array(z.string()),
  events: z.array(z.looseObject({})),
  searched: z.array(z.string()),
  shareImages: z.array(z.string()),
  files: z.record(z.string(), z.string()),
});

const copy = mkdtempSync(join(tmpdir(), 'scaffold-'));
const run = promisify(execFile);
const start = (kind: string, flags: Record<string, string>) => {
  const given = Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, value]);
  return run('npm', ['run', '--silent', 'new', '--', kind, ...given], { cwd: copy });
};
let made: z.output<typeof schema>;

beforeAll(async () => {
  cpSync(COLLECTIONS, join(copy, COLLECTIONS), { recursive: true });
  for (const source of LINKED) symlinkSync(resolve(source), join(copy, source));
  const lead = 'Money that belongs to customers is kept apart from the firm’s own, and counted each day.';
  const times = { start: '2097-10-05 18:00', end: '2097-10-05 20:00' };
  await Promise.all([
    start('article', { title: TITLE, excerpt: 'Other people’s money, apart.', lead }),
    start('event', { title: EVENT, ...times, description: 'Members meet.' }),
  ]);
  const command = ['--import', 'tsx', resolve('tests/fixtures/madeFromContent.ts'), `/${SLUG}`];
  made = schema.parse(JSON.parse((await run(process.execPath, command, { cwd: copy, maxBuffer: 1e8 })).stdout));
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('`npm run new` adds exactly one file for an article', () => {
  const articles = readdirSync(join(copy, COLLECTIONS, 'articles'));
  expect(articles.filter((file) => !existsSync(`${COLLECTIONS}/articles/${file}`))).toEqual([`${SLUG}.md`]);
});

// That every article and every event is where it belongs is tested in tests/unit/pages/everyPlace.test.ts.
test('with no other change, an article has a page and a share image, and is in lists, search and feeds', () => {
  const image = `/share/${SLUG}.png`;
  expect(made.facts).toMatchObject({ path: `/${SLUG}`, kind: 'article', heading: TITLE, image });
  expect(made.facts.text).toMatchObject({ cover: { src: expect.any(String) } });
  expect(made.structuredData).toContain(`"headline":"${TITLE}"`);
  expect(made.shareImages).toContain(image);
  expect(made.blogs[0]).toBe(SLUG);
  expect(made.searched).toContain(`/${SLUG}`);
  for (const file of ['blogs/feed.xml', 'feed.xml', 'sitemap.xml', 'llms.txt'])
    expect(made.files[file], file).toContain(`${site.origin}/${SLUG}`);
});

test('with no other change, an event is in the calendar with its details, and in both calendar files', () => {
  const details = { title: EVENT, isCompleted: false, time: '6:00 PM', duration: '2 hours' };
  expect(made.events).toContainEqual(expect.objectContaining(details));
  for (const file of ['events.ics', 'events/autumn-meeting.ics'])
    expect(made.files[file]).toContain('DTSTART;TZID=Europe/London:20971005T180000');
});
