import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { addDays, addMonths } from '#content/shared/dates.ts';
import { readCases } from '../fixtures/cases.ts';

/**
 * What staff do with the live content, on a copy of it: files are written as the editor writes
 * them, and then checked.
 */

/** Each worker has a copy of its own. */
export const COPY = `.cache/staff-${process.env.VITEST_POOL_ID ?? 1}`;

/** Makes the copy anew; what it has encoded stays. */
export function copyLiveContent(): void {
  for (const part of ['collections', 'pages', 'pictures', 'site']) {
    rmSync(join(COPY, part), { recursive: true, force: true });
    cpSync(join('content', part), join(COPY, part), { recursive: true });
  }
}

const text = z.string();
/**
 * What staff make of a file: a photo, or a text. That is given, or an entry of
 * tests/staff/staff.yaml with its values, or what the file holds already, in which expressions are
 * replaced, and to which something is appended.
 */
const change = z.union([
  z.literal('photo'),
  z.object({
    text: text.optional(),
    entry: text.optional(),
    with: z.record(text, text).default({}),
    replace: z.array(z.tuple([text, text])).default([]),
    append: text.default(''),
  }),
]);
export const changes = z.record(text, change);
export type Changes = z.input<typeof changes>;

const { fields: FIELDS, entries: ENTRIES } = readCases(import.meta, {
  fields: z.record(text, text),
  entries: z.record(text, text),
});

/** An entry of tests/staff/staff.yaml, with the fields that it names. */
const entryNamed = (name = '') => ENTRIES[name]?.replace(/^\$(head|reviewed)\n/gm, (_, fields) => FIELDS[fields] ?? '');

/** Files by their paths in the content, with what they hold; `null` for one that is deleted. */
export type Files = Record<string, string | Buffer | null>;

const SENTENCE = 'A firm that changes or sends money writes down what it does, and how it is checked.';
const fill = (template: string, values: Record<string, string>) =>
  template.replace(/\$([a-z]+)/g, (_, name) => values[name] ?? '');

/** The names of the entries in a folder, in order. */
const entriesOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /\.(md|yaml)$/.test(name))
    .sort();

/** Makes the files of some changes, as staff do on a day. */
export async function filesOf(given: Changes, day: string): Promise<Files> {
  const common = { sentence: SENTENCE, today: day, tomorrow: addDays(day, 1), review: addMonths(day, 6) };
  const files: Files = {};
  for (const [path, made] of Object.entries(changes.parse(given))) {
    const folder = join(COPY, dirname(path));
    const entries = existsSync(folder) ? entriesOf(folder) : [];
    const file = path.replace(/(?<=\/)first$/, entries[0] ?? '');
    if (made === 'photo') files[file] = await photo();
    else {
      const values = { ...common, order: String(entries.length + 1) };
      const own = Object.entries(made.with).map(([name, value]) => [name, fill(value, values)]);
      const start = made.text ?? entryNamed(made.entry);
      let body = start === undefined ? textOf(file) : fill(start, { ...values, ...Object.fromEntries(own) });
      for (const [from, to] of made.replace) body = body.replace(new RegExp(from, 'm'), fill(to, values));
      files[file] = body + fill(made.append, values);
    }
  }
  return files;
}

/** Writes files into the copy; gives what takes all of it back. */
export function write(files: Files): () => void {
  const put = (path: string, body: string | Buffer | null) => {
    if (body === null) return rmSync(path, { force: true });
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, body);
  };
  const paths = Object.entries(files).map(([file, body]) => ({ path: join(COPY, file), body }));
  const before = paths.map(({ path }) => ({ path, body: existsSync(path) ? readFileSync(path) : null }));
  for (const { path, body } of paths) put(path, body);
  return () => {
    for (const { path, body } of before) put(path, body);
  };
}

const textOf = (file: string): string => readFileSync(join(COPY, file), 'utf8');

/** What `npm run content` says of the copy on a day. */
export function check(day: string, settings: Record<string, string> = {}): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'content'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      VITEST: '',
      NODE_OPTIONS: '',
      CONTENT_DIR: COPY,
      BUILD_DATE: day,
      ...settings,
    },
    encoding: 'utf8',
  });
  return { status, output: `${stdout}${stderr}`.replaceAll(`${COPY}/`, 'content/') };
}

/** A file of the site that was built from the copy. */
export const builtFile = (file: string): string => readFileSync(join(COPY, 'dist/client', file), 'utf8');

/** A photo, as a telephone makes it but smaller. */
const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: '#567' } })
    .jpeg()
    .toBuffer();
