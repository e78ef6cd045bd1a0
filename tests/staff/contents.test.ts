import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { listFiles } from '#scripts/shared/files.ts';
import { readCases } from '../fixtures/cases.ts';
import { builtFile, COPY, changes, check, copyLiveContent, type Files, filesOf, write } from './staff.ts';

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

/** The day on which staff make mistakes, and a mistake with what the check says of it. */
const DAY = '2026-12-24';
const { refused, nights } = readCases(import.meta, {
  refused: z.array(z.object({ what: z.string(), files: changes, message: z.string() })),
  nights: changes,
});

let undo = () => {};
beforeAll(copyLiveContent);
afterEach(() => undo());

test.each(CONTENTS)('on %s the site is as it must be %s', async (moment, _, files, settings) => {
  undo = write({ ...files(), ...(await filesOf(nights, moment.slice(0, 10))) });
  expect(check(moment, settings).output).toContain('Checked: all is well');
  const texts = listFiles(join(COPY, 'dist/client')).filter((file) => /\.(html|xml|ics|txt|json)$/.test(file));
  expect(texts.filter((file) => settings && files === none && MARK.test(builtFile(file)))).toEqual([]);
});

test.each(refused)('$what is refused, with file, line, field and what would be right', async ({ files, message }) => {
  undo = write(await filesOf(files, DAY));
  const { status, output } = check(DAY);
  expect(output).toContain(message);
  expect(output).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
});
