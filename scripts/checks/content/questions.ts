import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import { loadEngine } from '#components/sections/search/pagefind.client.ts';
import { isAnswered } from '#components/sections/search/question.ts';
import { answers, searchedEntries, searchedPages } from '#pages/model/search.ts';
import { WEB_ROOT } from '#scripts/insides/vike.ts';

const questions = z
  .record(z.string(), z.string())
  .parse(parse(readFileSync('scripts/checks/content/questions.yaml', 'utf8')));

/** What comes first in the built search for each question, as a browser finds it: its files are read from the disk. */
async function firstFound(asked: string[]): Promise<(string | undefined)[]> {
  const { fetch } = globalThis;
  globalThis.fetch = async (address) => {
    const file = String(address).replace(/^.*\/(?=pagefind\/)|\?.*/g, '');
    return new Response(new Uint8Array(readFileSync(join(WEB_ROOT, file))));
  };
  try {
    const engine = await loadEngine(pathToFileURL(join(WEB_ROOT, 'pagefind/pagefind.js')).href);
    return await Promise.all(
      asked.map(async (question) => {
        const answer = answers.find((one) => isAnswered(question, one));
        return answer?.href ?? (await engine.search(question))[0]?.url;
      }),
    );
  } finally {
    globalThis.fetch = fetch;
  }
}

/** Questions of visitors that don't lead to their page first, but for those whose page is not there. */
export async function questionProblems(): Promise<string[]> {
  const there = new Set([...searchedPages, ...searchedEntries.map(({ href }) => href)]);
  const asked = Object.entries(questions).filter(([, wanted]) => there.has(wanted));
  const found = await firstFound(asked.map(([question]) => question));
  return asked.flatMap(([question, wanted], place) => {
    const first = found[place];
    return [first, first?.replace(/#.*/, '')].includes(wanted)
      ? []
      : [`The search answers “${question}” with ${first ?? 'nothing'} first, and not with ${wanted}.`];
  });
}
