/**
 * The files that Pagefind writes, and how its code in the browser reports a failure. An upgrade
 * that changes them stops the build.
 */
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';

/** The files of Pagefind's own interfaces and of its worker, which this site doesn't use. */
export const UNUSED = /^pagefind-(ui|modular-ui|component-ui|highlight|worker)\.|^wasm\.unknown\./;

const fragment = z.object({ url: z.string(), meta: z.object({ kind: z.string() }) });

/**
 * The kind and the address of each text of the index, by its id: the page counts kinds, and shows a
 * title where it can't fetch the text.
 */
export function placesOf(files: { path: string; content: Uint8Array }[]): Record<string, string> {
  const places = files.flatMap(({ path, content }) => {
    const [, id] = /^fragment\/(.+)\.pf_fragment$/.exec(path) ?? [];
    if (!id) return [];
    // After a signature.
    const text = gunzipSync(content).toString();
    const { url, meta } = fragment.parse(JSON.parse(text.slice(text.indexOf('{'))));
    return [[id, `${meta.kind} ${url}`] as const];
  });
  return Object.fromEntries(places);
}

/**
 * Parts of Pagefind's code, and ours: it finds nothing where it can't fetch a part of the index,
 * and keeps to itself which words it has matched.
 */
const CHANGES = [
  ['console.error(`Failed to load the index chunk', 'throw new Error(`Failed to load the index chunk'],
  ['options:(opts)=>wrapper.options(opts)', 'explain:()=>wrapper.enterPlaygroundMode()'],
] as const;

/**
 * Pagefind's code, which throws what it can't fetch, and can report which words match. Throws
 * itself where a version differs.
 */
export const reporting = (code: string): string =>
  CHANGES.reduce((changed, [part, ours]) => {
    if (!changed.includes(part))
      throw new Error(`pagefind.js no longer has ${part}. See CHANGES in scripts/internals/pagefind.ts.`);
    return changed.replace(part, () => ours);
  }, code);
