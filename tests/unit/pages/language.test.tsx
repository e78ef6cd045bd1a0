import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Document } from '#components/document/Document.tsx';
import { Breadcrumb } from '#components/layout/Breadcrumb.tsx';
import { cookies } from '#content/site/cookies.ts';
import { feeds } from '#content/site/feeds.ts';
import { navigation } from '#content/site/navigation.ts';
import { site } from '#content/site/site.ts';

let guide: string;
let pages: typeof import('#pages/facts/pageFacts.ts');
beforeAll(async () => {
  vi.resetModules();
  // The page of events in Urdu, by its entry in the head table alone.
  const { head } = await import('#content/site/head.ts');
  vi.doMock('#content/site/head.ts', () => ({
    head: { ...head, '/events': { ...head['/events'], lang: 'ur', dir: 'rtl' } },
  }));
  // A guide in Urdu, by its own file.
  const { guides, ...others } = await import('#content/collections/guides/index.ts');
  const [first, ...more] = guides;
  const translated = [{ ...first, lang: 'ur', dir: 'rtl' }, ...more];
  vi.doMock('#content/collections/guides/index.ts', () => ({ ...others, guides: translated }));
  guide = `/${first?.slug}`;
  pages = await import('#pages/facts/pageFacts.ts');
});
afterAll(() => {
  vi.doUnmock('#content/site/head.ts');
  vi.doUnmock('#content/collections/guides/index.ts');
  vi.resetModules();
});

const documentOf = (path: string) =>
  parse(
    renderToStaticMarkup(
      <Document
        facts={pages.pageFacts(path)}
        site={site}
        feeds={feeds}
        structuredData={{ '@context': 'https://schema.org', '@graph': [] }}
        navigation={navigation}
        cookies={cookies}
      >
        <main />
      </Document>,
    ),
  );
const language = (document: ReturnType<typeof parse>, selector: string) =>
  ['lang', 'dir'].map((name) => document.querySelector(selector)?.getAttribute(name));

test('a page whose entry names a language and a direction has both', () => {
  const document = documentOf('/events');
  expect(language(document, 'html')).toEqual(['ur', 'rtl']);
  expect(document.querySelector('meta[property="og:locale"]')?.getAttribute('content')).toBe('ur');
});

test('an entry names them in its own file', () => {
  expect(language(documentOf(guide), 'html')).toEqual(['ur', 'rtl']);
});

test('the English words around it say that they are English', () => {
  const document = documentOf('/events');
  for (const part of ['a[href="#main"]', '[data-site-header]', '[data-cookie-banner]', 'footer'])
    expect(language(document, part)).toEqual(['en-GB', undefined]);
});

test('every other page is English, and says so once', () => {
  const document = documentOf('/whats-happening');
  expect(language(document, 'html')).toEqual(['en-GB', undefined]);
  expect(document.querySelectorAll('[lang]')).toHaveLength(1);
});

test('the breadcrumb of an English page names the language of a page above it', () => {
  const { breadcrumb } = pages.pageFacts('/welcome-msb-meet-up-19th-june-2025');
  const trail = parse(renderToStaticMarkup(<Breadcrumb {...breadcrumb} />));
  expect(language(trail, 'a[href="/events"]')).toEqual(['ur', 'rtl']);
  expect(language(trail, 'a[href="/whats-happening"]')).toEqual([undefined, undefined]);
});
