/**
 * `npm run new -- article "Cash in 2027"` (or `news`, `guide`, `event`) writes an entry of that title for its author to complete.
 * Lists, search, feeds and sitemap take it from its file.
 */
import '#scripts/server/environment.ts';
import { readdirSync, writeFileSync } from 'node:fs';
import { parse } from 'node:path';
import { z } from 'zod';
import { kinds as pageKinds } from '#content/site/kinds.ts';
import { newEntry, newKinds } from './newEntry.ts';

const [name, ...title] = process.argv.slice(2);
const { data: kind } = z.enum(newKinds).safeParse(name);
try {
  if (!kind || title.length === 0) throw new Error(`npm run new -- ${newKinds.join(' | ')} TITLE`);
  const { slug, file, source } = newEntry(kind, title.join(' '));
  const { address } = pageKinds[kind];
  // Other kinds may have their pages at the same address.
  const beside = Object.values(pageKinds).filter((other) => other.address === address);
  const folders = beside.map(({ folder }) => `content/collections/${folder}`);
  if (address === '/') folders.push('pages', 'public');
  if (folders.flatMap((folder) => readdirSync(folder)).some((taken) => parse(taken).name === slug))
    throw new Error(`There is a page ${address}${slug} already; choose another title.`);
  writeFileSync(file, source, { flag: 'wx' });
  console.log(`Written: ${file}\nComplete it there. Its address will be ${address}${slug}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
