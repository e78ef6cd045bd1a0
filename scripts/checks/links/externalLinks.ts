import { parse } from 'node-html-parser';

/** An address outside the site, and the pages that link to it. */
export type ExternalLink = { url: string; pages: string[] };

/**
 * The addresses outside the site that its pages link to, in order, each once and without its anchor.
 *
 * @param pages path → HTML
 * @param origin the site's own origin
 */
export function externalLinks(pages: Map<string, string>, origin: string): ExternalLink[] {
  const found = new Map<string, Set<string>>();
  for (const [path, html] of pages) {
    for (const link of parse(html).querySelectorAll('a[href]')) {
      const href = link.getAttribute('href') ?? '';
      if (!URL.canParse(href, origin)) continue;
      const url = new URL(href, origin);
      if (!/^https?:$/.test(url.protocol) || url.origin === origin) continue;
      url.hash = '';
      const from = found.get(url.href) ?? new Set();
      found.set(url.href, from.add(path));
    }
  }
  return [...found].map(([url, from]) => ({ url, pages: [...from] })).sort((a, b) => a.url.localeCompare(b.url, 'en'));
}
