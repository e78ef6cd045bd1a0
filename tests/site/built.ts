import { readdirSync, readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { WEB_ROOT } from '#scripts/prerender/vike.ts';

export { WEB_ROOT };

export type BuiltPage = { path: string; file: string; html: string; document: HTMLElement };

/** Every prerendered page of the build, parsed; run `npm run build` first. */
export function builtPages(): BuiltPage[] {
  return readdirSync(WEB_ROOT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => {
      const html = readFileSync(`${WEB_ROOT}/${file}`, 'utf8');
      const path = `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;
      return { path, file, html, document: parse(html) };
    });
}
