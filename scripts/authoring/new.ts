/**
 * Starts a new piece of content, asking for what it needs:
 *
 *     npm run new -- article|news|guide|event
 *
 * Every question has a flag of its name (--title "…" --slug …); with flags for all of them nothing is asked. The new file
 * joins lists, search, feeds and sitemap by itself.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { define } from '#content/schema/define.server.ts';
import { takenSlugs } from './addresses.ts';
import { type Answers, collectAnswers, type Prompt } from './ask.ts';
import { type KindName, kindOf, kinds } from './kinds.ts';
import { moduleSource } from './moduleSource.ts';

/** The highest number that a field has in the modules of a folder. */
function highest(folder: string, field: RegExp): number {
  const numbers = readdirSync(folder).map((file) =>
    Number(field.exec(readFileSync(`${folder}/${file}`, 'utf8'))?.[1] ?? 0),
  );
  return Math.max(0, ...numbers);
}

/** Today where the author is. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

async function start(kindName: KindName, flags: string[]): Promise<string> {
  const kind = kindOf(kindName, {
    taken: takenSlugs('.'),
    today: today(),
    nextId: highest('content/collections/news', /^ {2}id: (\d+),$/m) + 1,
    nextOrder: highest('content/collections/guides', /^ {2}order: (\d+),$/m) + 1,
  });
  const options = Object.fromEntries(kind.questions.map(({ name }) => [name, { type: 'string' as const }]));
  const given: Answers = z.record(z.string(), z.string()).parse(parseArgs({ args: flags, options }).values);

  const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  const prompt: Prompt | undefined = terminal && ((text) => terminal.question(text));
  const answers = await collectAnswers(kind.questions, given, prompt, console.log).finally(() => terminal?.close());

  const file = `${kind.folder}/${answers.slug}.ts`;
  const value = kind.value(answers);
  define(file, kind.schema, value);
  if (existsSync(file)) throw new Error(`${file} exists already; choose another slug.`);
  writeFileSync(file, moduleSource({ name: kind.name, type: kind.type, value }));
  spawnSync('npx', ['biome', 'format', '--write', file]);
  const report = `Written: ${file}\n${kind.next}\nnpm run dev shows it at ${kind.address}.`;
  return report.replaceAll('{slug}', answers.slug ?? '');
}

const [kindName, ...flags] = process.argv.slice(2);
const known = z.enum(kinds).safeParse(kindName);
try {
  if (!known.success) throw new Error(`Say what to start: npm run new -- ${kinds.join('|')}`);
  console.log(await start(known.data, flags));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
