import { WORKER } from '#components/sections/offline/kept.ts';
import { CACHE, HASHED_FOLDERS, type Header } from '#scripts/server/headers.ts';

/** Cloudflare's limits, the narrower ones: https://developers.cloudflare.com/pages/configuration/headers/ */
const MOST_RULES = 100;
const LONGEST_LINE = 2_000;

type Rule = { path: string; headers: Header[] };

/**
 * `_headers` for Netlify and Cloudflare. Both send a `Cache-Control` that revalidates pages each time; a second
 * `Cache-Control` for the hashed folders would be joined to it.
 *
 * @param headers of every response
 * @param types path → `Content-Type`, where a host can't know it
 * @throws Error where a host would leave out what is beyond its limits
 */
export function headersFile(headers: Header[], types: Map<string, string>): string {
  const rules: Rule[] = [
    { path: '/*', headers },
    ...HASHED_FOLDERS.map((folder): Rule => ({ path: `${folder}*`, headers: [['Cache-Control', CACHE.hashed]] })),
    { path: WORKER, headers: [['Cache-Control', CACHE.worker]] },
    ...[...types].map(([path, type]): Rule => ({ path, headers: [['Content-Type', type]] })),
  ];
  const lines = rules.flatMap(({ path, headers }) => [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)]);
  if (rules.length > MOST_RULES) throw new Error(`_headers has ${rules.length} rules; Cloudflare takes ${MOST_RULES}.`);
  const tooLong = lines.find((line) => line.length > LONGEST_LINE);
  if (tooLong) throw new Error(`_headers: Cloudflare takes ${LONGEST_LINE} characters a line, not "${tooLong}".`);
  return `${lines.join('\n')}\n`;
}
