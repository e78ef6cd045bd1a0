import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { articles } from '#content/collections/articles/index.ts';
import { guides } from '#content/collections/guides/index.ts';
import { news } from '#content/collections/news/index.ts';
import { webinars } from '#content/collections/webinars/index.ts';
import { privacyPolicy } from '#content/pages/privacy-policy.ts';
import { termsAndConditions } from '#content/pages/terms-and-conditions.ts';
import { builtPages } from '../fixtures/built.ts';
import { readable } from '../fixtures/reading.ts';

/** What a crawler without JavaScript sees: the document without scripts and without what only a script shows. */
function crawled(html: string): HTMLElement {
  const document = parse(html);
  for (const element of document.querySelectorAll('script:not([type="application/ld+json"]), template'))
    element.remove();
  return document;
}

const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
/** Only the letters and digits of a text, because tables and lists are spaced differently in the page and in the source. */
const letters = (text: string) => words(text).join('');

const pages = builtPages().map(({ path, html }) => [path, crawled(html)] as const);
const textAt = (path: string) => {
  const main = pages.find(([page]) => page === path)?.[1].querySelector('main');
  for (const element of main?.querySelectorAll('aside') ?? []) element.remove();
  return main?.structuredText ?? '';
};

/** This page shows an event that the calendar hands over; without one it is empty (specification 2.15). */
const EMPTY = '/eventsdetails';

test.each(pages.filter(([path]) => path !== EMPTY))('a crawler gets a heading and text at %s', (_path, document) => {
  expect(words(document.querySelector('h1')?.text ?? '')).not.toHaveLength(0);
  expect(words(document.querySelector('main')?.structuredText ?? '').length).toBeGreaterThan(20);
});

describe('a crawler gets the whole text', () => {
  const pieces = [
    ...[...articles, ...guides, ...webinars].map(({ slug, body }) => ({ path: `/${slug}`, body })),
    ...news.map(({ slug, body }) => ({ path: `/news/${slug}`, body })),
    { path: '/privacy-policy', body: privacyPolicy.body },
    { path: '/terms-and-conditions', body: termsAndConditions.body },
  ];

  test.each(pieces)('of $path', ({ path, body }) => {
    const shown = letters(textAt(path));
    const missing = body
      .split(/\n{2,}/)
      .map((passage) => letters(readable(passage)))
      .filter((passage) => passage && !shown.includes(passage));
    expect(missing).toEqual([]);
  });
});
