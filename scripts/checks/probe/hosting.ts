import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { HASHED_HEADERS, type Header, isHashed } from '#scripts/server/headers.ts';
import { ask, differs, faultsOf } from './ask.ts';
import type { Row } from './expectedAnswers.ts';

/** A list of directives with a space after each comma, which some hosts leave out. */
const spaced = (list: unknown) => (list === undefined ? undefined : String(list).replace(/,\s*/g, ', '));

/** Faults of status, redirect, type and caching. */
export const answerFaults = (origin: string, rows: Row[]): Promise<string[]> =>
  faultsOf(rows, async ({ path, status, location, type, cache }) => {
    const { headers, ...reply } = await ask(origin, path);
    // A host may name its own origin.
    const to = headers.location?.toString().replace(`${origin}/`, '/');
    return [
      ...differs(`${path}: status`, reply.status, status),
      ...differs(`${path}: Location`, to, location),
      ...(type ? differs(`${path}: Content-Type`, headers['content-type'], type) : []),
      ...(cache ? differs(`${path}: Cache-Control`, spaced(headers['cache-control']), cache) : []),
    ];
  });

/** The headers that an answer must have: hosts that can't tell files from pages send those of pages with all. */
function expectedHeaders(path: string, status: number, headers: Header[]): Header[] {
  if (status !== 200 || !isHashed(path)) return headers;
  return HASHED_HEADERS.filter(([name, value]) => headers.some((other) => other[0] === name && other[1] === value));
}

/**
 * Faults of the headers that every answer has, and names of software with a version.
 *
 * @param policyOf gives a path's `Cross-Origin-Resource-Policy`, or nothing where any will do
 */
export const headerFaults = (
  origin: string,
  paths: string[],
  expected: Header[],
  policyOf: (path: string) => string | undefined,
) =>
  faultsOf(paths, async (path) => {
    const { status, headers } = await ask(origin, path);
    const policy = headers['cross-origin-resource-policy'];
    const wanted = policyOf(path);
    const server = headers.server ?? headers['x-powered-by'];
    return [
      ...expectedHeaders(path, status, expected).flatMap(([name, value]) =>
        differs(`${path}: ${name}`, headers[name.toLowerCase()], value),
      ),
      ...(wanted ? differs(`${path}: Cross-Origin-Resource-Policy`, policy, wanted) : []),
      ...(server === undefined ? [] : differs(`${path}: Server`, server, [/^\D*$/, 'no version'])),
    ];
  });

const CODINGS = { br: brotliDecompressSync, gzip: gunzipSync };

/** Faults of a page's compressed copies: each must be sent to who accepts it, and be the page. */
export async function compressionFaults(origin: string, path: string): Promise<string[]> {
  const plain = await ask(origin, path);
  const faults = differs(
    `${path}: Content-Encoding without Accept-Encoding`,
    plain.headers['content-encoding'],
    undefined,
  );
  for (const [coding, unpack] of Object.entries(CODINGS)) {
    const { headers, body } = await ask(origin, path, { headers: { 'Accept-Encoding': coding } });
    const wrong = differs(`${path}: Content-Encoding for ${coding}`, headers['content-encoding'], coding);
    faults.push(...wrong, ...differs(`${path}: Vary`, headers.vary, [/accept-encoding/i, 'Accept-Encoding']));
    if (wrong.length === 0 && !unpack(body).equals(plain.body))
      faults.push(`${path}: the ${coding} copy is another text, expected the text of the page`);
  }
  return faults;
}

/** Faults of asking again: who has a page's current version gets 304 without a body. */
export async function conditionalFaults(origin: string, path: string): Promise<string[]> {
  const { headers } = await ask(origin, path);
  if (!headers.etag) return differs(`${path}: ETag`, headers.etag, [/./, 'one']);
  const again = await ask(origin, path, { headers: { 'If-None-Match': String(headers.etag) } });
  return differs(`${path}: status for its own ETag`, again.status, 304);
}
