import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { INDEX } from '#components/sections/search/siteIndex.client.ts';
import { siteSearch } from '#content/pages/search.ts';
import { rssFeeds } from '#content/site/feeds.ts';
import { kinds } from '#content/site/kinds.ts';
import { site } from '#content/site/site.ts';
import { entryPages } from '#pages/model/entryPages.ts';
import { pageModel } from '#pages/model/pageModel.ts';
import { resultKind, searchedEntries, searchedPages } from '#pages/model/search.ts';
import { addresses, builtFile, pagesByPath, WEB_ROOT } from '../fixtures/built.ts';
import { read } from '../fixtures/files.ts';

const ORIGIN = site.origin;
/** The size of a PNG, as a manifest writes it. */
const sizeOf = async (file: string) => {
  const { width, height, format } = await sharp(WEB_ROOT + file).metadata();
  return `${format} ${width}x${height}`;
};

test('robots.txt allows crawlers everything and names the sitemap', () => {
  expect(builtFile('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`);
});

test('humans.txt says who is behind the site', () => {
  expect(builtFile('humans.txt')).toContain(site.siteName);
});

test('site.webmanifest names the site and its icons', async () => {
  const icon = z.object({ src: z.string(), sizes: z.string(), type: z.literal('image/png'), purpose: z.string() });
  const schema = z.looseObject({ icons: z.array(icon) });
  const manifest = schema.parse(JSON.parse(builtFile('site.webmanifest')));
  expect(manifest).toMatchObject({
    name: site.siteName,
    short_name: site.shortName,
    start_url: '/',
    display: 'browser',
  });
  for (const { src, sizes } of manifest.icons) expect(await sizeOf(src)).toBe(`png ${sizes}`);
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  // Apple's home screens take another.
  expect(await sizeOf('/apple-touch-icon.png')).toBe('png 180x180');
});

describe('/.well-known/security.txt', () => {
  const fields = Object.fromEntries(
    builtFile('.well-known/security.txt')
      .trim()
      .split('\n')
      .map((line) => line.split(': ', 2)),
  );

  test('has each field of RFC 9116 once, with absolute addresses', () => {
    expect(fields).toEqual({
      Contact: `mailto:${site.email}`,
      Expires: expect.any(String),
      'Preferred-Languages': 'en',
      Canonical: `${ORIGIN}/.well-known/security.txt`,
      Policy: `${ORIGIN}/.well-known/security-policy.txt`,
    });
    expect(builtFile('.well-known/security-policy.txt')).toContain(site.email);
  });

  test('expires within a year of the build, but not soon', () => {
    const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000;
    expect(days).toBeLessThan(365);
    expect(days).toBeGreaterThan(270);
  });
});

test('the sitemap lists exactly the pages that are their own canonical address', () => {
  const isCanonical = (path: string) => addresses(path, 'link[rel=canonical]')[0] === ORIGIN + path;
  const listed = parse(builtFile('sitemap.xml'))
    .querySelectorAll('loc')
    .map(({ text }) => text.slice(ORIGIN.length));
  expect(listed.sort()).toEqual([...pagesByPath().keys()].filter(isCanonical).sort());
});

test('every entry is in the list of its kind, and in its feeds', () => {
  for (const { path, head } of entryPages) {
    if (!head.kind) continue;
    const { list, longRead } = kinds[head.kind];
    expect(addresses(list, 'main a')).toContain(path);
    const feeds = rssFeeds.filter(({ kind = head.kind }) => longRead && kind === head.kind);
    for (const { href } of feeds) expect(builtFile(href)).toContain(`<link>${ORIGIN}${path}</link>`);
  }
});

const text = z.string();
const documents = z
  .array(
    z.looseObject({
      url: text,
      kind: text,
      title: text,
      asked: text,
      description: text,
      parts: z.array(z.object({ id: text, heading: text, text })),
    }),
  )
  .parse(JSON.parse(read(WEB_ROOT + INDEX)));

const textOf = (path: string) => JSON.stringify(documents.find(({ url }) => url === path)?.parts);

test('the search index has every page and entry', () => {
  const pages = searchedPages.map((href) => ({ href, title: pageModel(href).heading, kind: resultKind(href) }));
  expect(documents.map(({ url, title, kind }) => ({ url, title, kind }))).toEqual(
    [...pages, ...searchedEntries].map(({ href, title, kind }) => ({
      url: href,
      title,
      kind: siteSearch.kinds[kind].one,
    })),
  );
});

test('the search index has only the text of a page, by heading', () => {
  const article = textOf('/kyc-cdd-msbs');
  expect(article).toContain('customer due diligence is the legal duty behind it');
  expect(article).toContain('"id":"when-due-diligence-is-due","heading":"When due diligence is due"');
  for (const around of ['Breadcrumb', 'Search other posts', 'Common compliance mistakes'])
    expect(article, around).not.toContain(around);
  expect(textOf('/welcome-msb-meet-up-19th-june-2025')).toContain('6:00-6:30 PM · Welcome drinks');
});
