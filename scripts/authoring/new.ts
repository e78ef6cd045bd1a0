/**
 * Writes a new entry and asks for what it needs: `npm run new -- article|news|guide|event`. Every question has a
 * flag (--title "…" --slug …); without a terminal it asks nothing. Lists, search, feeds and sitemap take the entry from its file.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { parse } from 'node:path';
import { parseArgs } from 'node:util';
import { isCancel, text } from '@clack/prompts';
import { z } from 'zod';
import { guideSchema } from '#content/collections/guides/schema.server.ts';
import { newsSchema } from '#content/collections/news/schema.server.ts';
import { buildDay } from '#content/schema/entries/buildTime.server.ts';
import { readEntries } from '#content/schema/entries/collection.server.ts';
import { readEntry } from '#content/schema/entries/entry.server.ts';
import { kinds as pageKinds } from '#content/site/kinds.ts';
import { kinds } from './kinds.ts';
import { type Ask, collectAnswers } from './questions.ts';

const ask: Ask = async (message, initialValue, fault) => {
  const answer = await text({ message, initialValue, validate: (value = '') => fault(value.trim()) });
  if (isCancel(answer)) throw new Error('Nothing was written.');
  return answer.trim();
};

/** Whether a file or folder of content or pages has a name. */
const isTaken = (folders: string[], name: string) =>
  folders.some((folder) => readdirSync(folder).some((file) => parse(file).name === name));

try {
  const [name, ...flags] = process.argv.slice(2);
  const kind = Object.entries(kinds).find(([known]) => known === name)?.[1];
  if (!kind) throw new Error(`Say what to start: npm run new -- ${Object.keys(kinds).join('|')}`);
  const beside = Object.values(pageKinds).filter(({ address }) => address === '/');
  const folders =
    kind.address === '/'
      ? [...beside.map(({ folder }) => `content/collections/${folder}`), 'pages', 'public']
      : [`content/collections/${kind.folder}`];

  const options = Object.fromEntries(Object.keys(kind.answers).map((name) => [name, { type: 'string' as const }]));
  const given = z.record(z.string(), z.string()).parse({ ...parseArgs({ args: flags, options }).values });
  const site = { today: buildDay, taken: (slug: string) => isTaken(folders, slug) };
  const { slug, ...answers } = await collectAnswers(kind, given, site, process.stdin.isTTY ? ask : undefined);

  // Drafts and entries of another day have numbers too.
  const ids = readEntries('news', newsSchema).map(({ id }) => id);
  const next = { id: Math.max(0, ...ids) + 1, order: readEntries('guides', guideSchema).length + 1 };
  const source = kind.file(answers, next);
  const file = `content/collections/${kind.folder}/${slug}.${source.startsWith('---') ? 'md' : 'yaml'}`;
  readEntry(file, source, kind.schema);
  writeFileSync(file, source, { flag: 'wx' });
  console.log(`Written: ${file}\nnpm run dev shows it at ${kind.address}${slug}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
