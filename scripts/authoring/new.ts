/**
 * `npm run new -- article` (or `news`, `guide`, `event`) writes a new entry and asks for what it needs. Every question has a flag
 * (--title "…" --slug …); without a terminal it asks nothing. Lists, search, feeds and sitemap take the entry from its file.
 */
import '#scripts/server/environment.ts';
import { readdirSync, writeFileSync } from 'node:fs';
import { parse } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Command } from 'commander';
import { readEntry } from '#content/schema/entries/entry.server.ts';
import { kinds as pageKinds } from '#content/site/kinds.ts';
import { type Answers, type Ask, completeAnswers, type Kind, kinds } from './newEntry.ts';

/** Why a page may not have an address: another has it. */
function slugError({ address }: Kind, slug: string): string | undefined {
  const beside = Object.values(pageKinds).filter((kind) => kind.address === address);
  const collections = beside.map(({ folder }) => `content/collections/${folder}`);
  const folders = [...collections, ...(address === '/' ? ['pages', 'public'] : [])];
  return folders.some((name) => readdirSync(name).some((file) => parse(file).name === slug))
    ? `There is a page ${address}${slug} already; choose another slug.`
    : undefined;
}

/** Asks at the keyboard, until the field takes the answer. */
function askAtKeyboard(kind: Kind): Ask {
  const ask: Ask = async (name, question, suggestion) => {
    const terminal = createInterface(process.stdin, process.stdout);
    const reply = terminal.question(`${question}: `);
    terminal.write(suggestion);
    const answer = (await reply).trim();
    terminal.close();
    const invalid = kind.fields[name]?.safeParse(answer || undefined).error?.issues[0]?.message;
    const error = invalid ?? (name === 'slug' ? slugError(kind, answer) : undefined);
    if (!error) return answer;
    console.log(`✖ ${error}`);
    return ask(name, question, answer);
  };
  return ask;
}

async function write(kind: Kind, given: Answers): Promise<void> {
  const ask = process.stdin.isTTY ? askAtKeyboard(kind) : undefined;
  const { slug = '', ...answers } = await completeAnswers(kind, given, ask);
  const error = slugError(kind, slug);
  if (error) throw new Error(error);
  const source = kind.toFile(answers);
  const file = `content/collections/${kind.folder}/${slug}.${source.startsWith('---') ? 'md' : 'yaml'}`;
  readEntry(file, source, kind.schema);
  writeFileSync(file, source, { flag: 'wx' });
  console.log(`Written: ${file}\nnpm run dev shows it at ${kind.address}${slug}.`);
}

const program = new Command('npm run new --').description('Writes a new entry, and asks for what no option gives.');
for (const [name, kind] of Object.entries(kinds)) {
  const command = program.command(name).description(`write an entry of content/collections/${kind.folder}`);
  for (const [field, { description = '' }] of Object.entries(kind.fields))
    command.option(`--${field} <text>`, description);
  command.action((given: Answers) => write(kind, given));
}
try {
  await program.parseAsync();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
