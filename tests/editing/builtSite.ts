import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type HTMLElement, parse } from 'node-html-parser';
import { z } from 'zod';
import { listFiles } from '#scripts/prerender/files.ts';
import { WEB_ROOT } from '#scripts/prerender/vike.ts';

const record = z.object({ url: z.string(), meta: z.object({ title: z.string() }) });

/** A built site below a folder, as a visitor gets it. */
export function builtSite(folder: string) {
  const root = join(folder, WEB_ROOT);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const files = listFiles(root);
  return {
    has: (file: string) => existsSync(join(root, file)),
    read,
    page: (path: string): HTMLElement => parse(read(`${path === '/' ? 'index' : path.slice(1)}.html`)),
    /** The texts of all files that people and programs read. */
    texts: () => files.filter((file) => /\.(html|xml|txt|ics|json|js)$/.test(file)).map((file) => [file, read(file)]),
    /** What the search finds: address → title, in Pagefind's format: a signature and JSON, compressed. */
    found: () =>
      new Map(
        listFiles(join(root, 'pagefind/fragment')).map((file) => {
          const text = gunzipSync(readFileSync(join(root, 'pagefind/fragment', file))).toString();
          const { url, meta } = record.parse(JSON.parse(text.slice(text.indexOf('{'))));
          return [url, meta.title];
        }),
      ),
  };
}

export type BuiltSite = ReturnType<typeof builtSite>;
