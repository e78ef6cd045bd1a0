import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { site } from '#content/site/site.ts';
import { builtPages, pagesByPath, WEB_ROOT } from '../fixtures/built.ts';

/** The fault of an address of this site, or undefined if its target exists. */
function fault(address: string, from: string): string | undefined {
  const { pathname, hash, origin } = new URL(address, `http://site${from}`);
  if (origin !== 'http://site') return undefined;
  const page = pagesByPath().get(decodeURIComponent(pathname));
  if (!page) return existsSync(WEB_ROOT + decodeURIComponent(pathname)) ? undefined : `${address} is not built`;
  if (!hash || page.document.querySelector(`[id="${hash.slice(1)}"]`)) return undefined;
  return `${address}: no element has that id`;
}

test.each(builtPages())('$path links only to pages, anchors and files that exist', ({ path, document }) => {
  const addresses = document.querySelectorAll('[href], [src]').map(({ attributes: { href, src = '' } }) => href ?? src);
  const srcsets = document
    .querySelectorAll('[srcset]')
    .flatMap(({ attributes: { srcset = '' } }) => srcset.split(/,\s+/).map((part) => part.split(' ')[0] ?? ''));
  expect([...addresses, ...srcsets].flatMap((address) => fault(address, path) ?? [])).toEqual([]);
});

test.each(['sitemap.xml', 'feed.xml', 'blogs/feed.xml', 'news/feed.xml', 'events.ics', 'llms.txt'])(
  '%s names only existing pages and files of this site',
  (file) => {
    // A calendar folds long lines: the next line continues after a space.
    const text = readFileSync(`${WEB_ROOT}/${file}`, 'utf8').replaceAll('\r\n ', '');
    const addresses = text.match(new RegExp(`${site.origin}[^\\s<>"')\\]]*`, 'g')) ?? [];
    expect(addresses).not.toHaveLength(0);
    expect(addresses.flatMap((address) => fault(address.slice(site.origin.length) || '/', '/') ?? [])).toEqual([]);
  },
);
