import { readdirSync, readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { WEB_ROOT } from '#scripts/prerender/vike.ts';

export { WEB_ROOT };

export type BuiltPage = { path: string; file: string; html: string; document: HTMLElement };

let pages: BuiltPage[] | undefined;

/** Every prerendered page of the build, parsed once for all tests: none may change a document. */
export function builtPages(): BuiltPage[] {
  pages ??= readdirSync(WEB_ROOT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => {
      const html = readFileSync(`${WEB_ROOT}/${file}`, 'utf8');
      const path = `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;
      return { path, file, html, document: parse(html) };
    });
  return pages;
}

/** The prerendered page at a path, parsed. */
export function builtPage(path: string): HTMLElement {
  const page = builtPages().find((page) => page.path === path);
  if (!page) throw new Error(`The build has no page ${path}.`);
  return page.document;
}
