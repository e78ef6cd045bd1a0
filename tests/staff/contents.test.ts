import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { listFiles } from '#scripts/shared/files.ts';
import { builtFile, type Changes, COPY, check, copyLiveContent, type Files, filesOf, write } from './staff.ts';

type Entries = Record<string, string>;

/**
 * The entries of every collection but the gallery, whose categories hold what lies in folders of
 * pictures.
 */
const entries = (): Entries =>
  Object.fromEntries(
    readdirSync(join(COPY, 'collections'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(md|yaml)$/.test(file) && !file.startsWith('gallery/'))
      .sort()
      .map((file) => [`collections/${file}`, readFileSync(join(COPY, 'collections', file), 'utf8')]),
  );

/**
 * Pages of content/pages are about these events; each keeps the report as its page only while there
 * is one.
 */
const isNeeded = (file: string) => /events\/(welcome-msb-meet-up|bank-accounts-webinar)\.yaml$/.test(file);

/**
 * Some of the entries, without the links and the pages that lead to the others, which are deleted.
 */
function only(kept: (file: string) => boolean): Files {
  const alone = (source: string) =>
    source.replace(/\[([^\]]+)\]\(\/[^)]*\)/g, '$1').replace(/^page: \/(?!welcome).*\n/m, '');
  return Object.fromEntries(
    Object.entries(entries()).map(([file, source]) => [file, kept(file) ? alone(source) : null]),
  );
}

/**
 * The collection's entry that comes first; all terms, which the others need; no report, which needs
 * its event.
 */
function isFirst(file: string): boolean {
  const [, collection = ''] = file.split('/');
  if (collection === 'webinars' || collection === 'glossary') return collection === 'glossary';
  const siblings = Object.entries(entries()).filter(([sibling]) => sibling.startsWith(`collections/${collection}/`));
  const [first] = siblings.find(([, text]) => /^order: 1$/m.test(text)) ?? siblings[0] ?? [];
  return file === first || isNeeded(file);
}

/** Twins of the entries of each collection but the webinars, until there are fifty. */
function twins(): Files {
  const made: Files = {};
  for (const folder of readdirSync(join(COPY, 'collections'))) {
    const originals = Object.entries(entries()).filter(([file]) => file.startsWith(`collections/${folder}/`));
    for (let number = originals.length + 1; number <= 50 && originals.length && folder !== 'webinars'; number++) {
      const [file = '', source = ''] = originals[number % originals.length] ?? [];
      const name = `Twin ${number} of ${folder}`;
      const about = `What ${name.toLowerCase()} is about`;
      made[file.replace(/([^/]{1,20})[^/]*\.(\w+)$/, `$1-twin-${number}.$2`).replace('--', '-')] = source
        .replace(/^(order|id): .*$/gm, `$1: ${number}`)
        .replace(/^(title|headTitle|crumb|term): .*$/gm, `$1: ${name}`)
        .replace(/^(excerpt|lead): .*$/gm, `$1: ${about}.`)
        .replace(/^description: .*$/gm, `description: ${about}, at the length of others.`)
        .replace(/^(short|page|announcement): .*\n/gm, '')
        .replace(/^group: chair$/m, 'group: advisory\nemployer: Sample employer');
    }
  }
  return made;
}

/** The entries, as if none were a sample. */
const real = (): Files =>
  Object.fromEntries(
    Object.entries(entries()).map(([file, source]) => [
      file,
      source
        .replace(/^ *sample(Date|Speaker)?: true\n/gm, '')
        .replace('Sample presenter', 'A presenter')
        .replace(/youtubeId: .*/, 'youtubeId: a-real-film'),
    ]),
  );

/** The live content as it is. */
const none = (): Files => ({});

/**
 * Each at another moment: a day of none, and before and after the clocks change, in March from
 * 01:00 UTC, in October from then too.
 */
const CONTENTS: [moment: string, what: string, files: () => Files, settings?: Record<string, string>][] = [
  ['2027-03-28T00:30:00Z', 'in which every sample is real', real, { LAUNCH: 'on' }],
  ['2027-03-28T01:30:00Z', 'without its samples', none, { LAUNCH: 'on' }],
  ['2027-10-31T00:30:00Z', 'without any entry that no page is about', () => only(isNeeded)],
  ['2027-10-31T01:30:00Z', 'with one entry a collection, and the terms that these need', () => only(isFirst)],
  ['2028-02-29', 'with fifty entries a collection', twins],
];

/** The marks of a sample; law texts use the word in its ordinary sense. */
const MARK = />Sample<|\bsample (text|date|artwork|speaker|keynote|advisor|law firm|street)/i;

/** The day on which staff make mistakes, and the files in which they make them. */
const DAY = '2026-12-24';
const ARTICLE = 'collections/articles/a-new-article.md';
const CHAIRMAN = 'collections/team/chairman.yaml';

let undo = () => {};
beforeAll(copyLiveContent);
afterEach(() => undo());

/** Events in the nights of the changes of clocks. */
const nights: Changes = {
  'collections/events/march.yaml': {
    entry: 'event.yaml',
    with: { title: 'A night in March', kind: 'meeting', start: '2027-03-27 23:30', more: 'end: 2027-03-28 02:30' },
  },
  'collections/events/october.yaml': {
    entry: 'event.yaml',
    with: { title: 'A night in October', kind: 'meeting', start: '2027-10-30 23:30', more: 'end: 2027-10-31 01:30' },
  },
};

test.each(CONTENTS)('on %s the site passes every check %s', async (moment, _, files, settings) => {
  undo = write({ ...files(), ...(await filesOf(nights, moment.slice(0, 10))) });
  expect(check(moment, settings).output).toContain('Checked: all is well');
  const texts = listFiles(join(COPY, 'dist/client')).filter((file) => /\.(html|xml|ics|txt|json)$/.test(file));
  expect(texts.filter((file) => settings && files === none && MARK.test(builtFile(file)))).toEqual([]);
});

test('a text that names the law’s limit for transfers says that HMRC expects more', () => {
  const naming = Object.entries(entries()).filter(([, text]) => /^(?! *figure:).*\{transfer-limit\}/m.test(text));
  expect(naming).not.toHaveLength(0);
  for (const [file, text] of naming) expect(text, file).toContain('HMRC expects');
});

test('a renamed guide names its former address', () => {
  const [from, to] = ['how-to-renew-hmrc-mlr', 'how-to-renew-a-registration'];
  const renamed = entries()[`collections/guides/${from}.md`]?.replace('---\n', `---\nredirectFrom: [/${from}]\n`);
  undo = write({ [`collections/guides/${from}.md`]: null, [`collections/guides/${to}.md`]: renamed ?? null });
  const { output } = check(DAY);
  expect(output).toMatch(
    new RegExp(`^Look at: .*, line \\d+: /${from} is a former address: the page has moved to /${to}\\.`, 'm'),
  );
  expect(output).toContain('Checked: all is well');
});

// What only a build of the whole site can see; other mistakes are tested in tests/unit/content.
test.each<[what: string, files: Changes, message: string]>([
  [
    'a link to nothing',
    { [ARTICLE]: { entry: 'article.md', with: { title: 'A new article' }, append: '\nSee [another](/an-articel).\n' } },
    `${ARTICLE} needs fixing:\n✖ line 13, Text (body): /an-articel leads to nothing: the site has no such page.`,
  ],
  [
    'a file in the wrong folder',
    { 'collections/a.md': { text: 'Text' } },
    'collections/a.md needs fixing:\n✖ Move it into one of the folders articles, ',
  ],
  [
    'a person without a portrait of that name',
    { [CHAIRMAN]: { replace: [['^portrait: .*$', 'portrait: /team/nobody.jpg']] } },
    `${CHAIRMAN} needs fixing:\n✖ line 5, portrait: There is no picture content/pictures/team/nobody.*: upload it`,
  ],
  [
    'a privacy policy without the table of what is stored',
    { 'pages/privacy-policy.md': { replace: [['^\\{storedKeys\\}$', '']] } },
    'pages/privacy-policy.md needs fixing:\n✖ line 10, Text (body): Write {storedKeys} where it belongs',
  ],
  [
    'a benefit that is too long for its tile',
    { 'pages/become-a-member.yaml': { replace: [['tile: .*', `tile: ${'long '.repeat(20)}`]] } },
    'pages/become-a-member.yaml needs fixing:\n✖ line 3, On the home page (RegulatoryComplianceSupport.tile): Write at most 90 characters.',
  ],
  [
    'an address of a page among those that are gone',
    { 'site/gone.yaml': { text: 'addresses:\n  - /about-us\n' } },
    'site/gone.yaml needs fixing:\n✖ line 2, addresses: /about-us leads to a page: take it out here.',
  ],
])('%s is refused, with file, line and what would be right, and the last build stays', async (_, files, message) => {
  undo = write(await filesOf(files, DAY));
  const builtAt = () => statSync(join(COPY, 'dist/client/index.html'), { throwIfNoEntry: false })?.mtimeMs;
  const lastBuild = builtAt();
  const { status, output } = check(DAY);
  expect(output).toContain(message);
  expect(builtAt()).toBe(lastBuild);
  expect(output).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
});
