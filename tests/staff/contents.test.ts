import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { COPY, check, copyLiveContent, type Files, write } from '../fixtures/staff.ts';
import { event } from './entries.ts';

/** Pages of content/pages are about these events; each keeps the report as its page only while there is one. */
const NEEDED = ['events/welcome-msb-meet-up.yaml', 'events/bank-accounts-webinar.yaml'];

/** The entries of every collection but the gallery, whose categories hold what lies in folders of pictures. */
const entries = () =>
  readdirSync(join(COPY, 'collections'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(md|yaml)$/.test(file) && !file.startsWith('gallery/'))
    .sort()
    .map((file) => ({ file, source: readFileSync(join(COPY, 'collections', file), 'utf8') }));

type Entry = ReturnType<typeof entries>[number];

const collectionOf = ({ file }: Entry) => file.split('/')[0] ?? '';

/** The entries of each collection. */
function byCollection(): Map<string, Entry[]> {
  const collections = new Map<string, Entry[]>();
  for (const entry of entries())
    collections.set(collectionOf(entry), [...(collections.get(collectionOf(entry)) ?? []), entry]);
  return collections;
}

/** What the copy consists of, as files to write. */
const files = (kept: Record<string, string>): Files =>
  Object.fromEntries([
    ...entries().map(({ file }) => [`collections/${file}`, null]),
    ...Object.entries(kept).map(([file, source]) => [`collections/${file}`, source]),
  ]);

/** Those entries without the links and the pages that lead to others, which are not there. */
const alone = (kept: Entry[]) => {
  const links = /\[([^\]]+)\]\(\/[^)]*\)/g;
  return Object.fromEntries(
    kept.map(({ file, source }) => [file, source.replace(links, '$1').replace(/^page: \/(?!welcome).*\n/m, '')]),
  );
};

const needed = () => entries().filter(({ file }) => NEEDED.includes(file));

/** Twins of the entries of a collection, until there are fifty. */
function fifty(collection: string, originals: Entry[]): [string, string][] {
  const twins = Array.from({ length: Math.max(0, 50 - originals.length) }, (_, index): [string, string] => {
    const { file, source } = originals[index % originals.length] ?? { file: '', source: '' };
    const number = originals.length + index + 1;
    const [, name = '', ending = ''] = /([^/]+)\.(\w+)$/.exec(file) ?? [];
    const text = source
      .replace(/^(order|id): .*$/gm, `$1: ${number}`)
      .replace(/^(title|headTitle|crumb|term): .*$/gm, `$1: Twin ${number} of ${collection}`)
      .replace(/^(excerpt|lead): .*$/gm, `$1: What twin ${number} of ${collection} is about.`)
      .replace(
        /^description: .*$/gm,
        `description: What twin ${number} of ${collection} is about, at the length of others.`,
      )
      .replace(/^short: .*\n/m, '')
      .replace(/^(page|announcement): .*\n/gm, '')
      .replace(/^group: chair$/m, 'group: advisory\nemployer: Sample employer');
    return [`${collection}/${name.slice(0, 20).replace(/-$/, '')}-twin-${number}.${ending}`, text];
  });
  return [...originals.map(({ file, source }): [string, string] => [file, source]), ...twins];
}

/** Each at another moment: a day of none, and before and after the clocks change, in March from 01:00 UTC, in October from then too. */
const CONTENTS: [moment: string, what: string, files: () => Files, settings?: Record<string, string>][] = [
  [
    '2027-03-28T00:30:00Z',
    'in which every sample is real',
    () =>
      Object.fromEntries(
        entries().map(({ file, source }) => [
          `collections/${file}`,
          source.replace(/^ *sample: true\n/gm, '').replace(/youtubeId: .*/, 'youtubeId: a-real-film'),
        ]),
      ),
  ],
  ['2027-03-28T01:30:00Z', 'without its samples', () => ({}), { LAUNCH: 'on' }],
  ['2027-10-31T00:30:00Z', 'without any entry that no page is about', () => files(alone(needed()))],
  [
    '2027-10-31T01:30:00Z',
    'with one entry a collection, and the terms that these need',
    () => {
      const first = [...byCollection()].map(([collection, all]) => {
        if (collection === 'webinars') return [];
        if (collection === 'glossary') return all;
        return all.find(({ source }) => /^order: 1$/m.test(source)) ?? all[0] ?? [];
      });
      return files(alone([...first.flat(), ...needed()]));
    },
  ],
  [
    '2028-02-29',
    'with fifty entries a collection',
    () => {
      const many = [...byCollection()].filter(([collection]) => collection !== 'webinars');
      return files({
        ...Object.fromEntries(entries().map(({ file, source }) => [file, source])),
        ...Object.fromEntries(many.flatMap(([collection, originals]) => fifty(collection, originals))),
      });
    },
  ],
];

/** Events in the nights of both changes of clocks, with every content. */
const NIGHTS = {
  'collections/events/night-of-march.yaml': event('A night in March', '2027-03-27 23:30', 'end: 2027-03-28 02:30\n'),
  'collections/events/night-of-october.yaml': event(
    'A night in October',
    '2027-10-30 23:30',
    'end: 2027-10-31 01:30\n',
  ),
};

let undo = () => {};
beforeAll(copyLiveContent);
afterEach(() => undo());

test.each(CONTENTS)('on %s the site is as it must be %s', (moment, _, files, settings) => {
  undo = write({ ...files(), ...NIGHTS });
  expect(check(moment, settings).output).toContain('Checked: all is well');
});
