import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { redirects } from '#pages/model/table.ts';
import { WEB_ROOT } from '#scripts/internals/vike.ts';
import { listFiles } from '#scripts/shared/files.ts';

/** A page of the build; its file is below the web root. */
export type BuiltPage = { path: string; file: string; html: string; document: HTMLElement };

let pages: Map<string, BuiltPage> | undefined;

/** Every prerendered page of the build by its path, parsed once: nobody may change a document. */
export function pagesByPath(): Map<string, BuiltPage> {
  pages ??= new Map(
    listFiles(WEB_ROOT)
      .filter((file) => file.endsWith('.html') && !file.startsWith('admin'))
      .sort()
      .map((file) => ({ file, path: `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}` }))
      .filter(({ path }) => !redirects.has(path))
      .map(({ file, path }) => {
        const html = readFileSync(join(WEB_ROOT, file), 'utf8');
        return [path, { path, file, html, document: parse(html) }];
      }),
  );
  return pages;
}

/** Every prerendered page of the build, as `pagesByPath` has it. */
export const builtPages = (): BuiltPage[] => [...pagesByPath().values()];
