/** The files that Pagefind writes, and how its code in the browser reports a failure. An upgrade that changes them stops the build. */
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';

const UNUSED = /^pagefind-(ui|modular-ui|component-ui|highlight|worker)\.|^wasm\.unknown\./;

/** Whether a file of Pagefind belongs to its own interfaces or its worker, which this site doesn't use. */
export const isUnused = (path: string): boolean => UNUSED.test(path);

const fragment = z.object({ url: z.string(), meta: z.object({ kind: z.string() }) });

/** The kind and the address of each text of the index, by its id: the page counts kinds, and shows a title where it can't fetch the text. */
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

/** Pagefind's code, which finds nothing where it can't fetch a part of the index: ours throws. Throws itself where a version differs. */
export function throwing(code: string): string {
  const failed = '(`Failed to load the index chunk';
  const changed = code.replace(`console.error${failed}`, `throw new Error${failed}`);
  if (changed === code)
    throw new Error(`pagefind.js no longer logs ${failed}. See throwing in scripts/insides/pagefind.ts.`);
  return changed;
}
