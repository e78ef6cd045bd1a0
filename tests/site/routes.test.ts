import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtPages, pagesByPath } from '../fixtures/built.ts';
import { ROUTES } from '../fixtures/routes.ts';

const pages = builtPages();

test('every route of the specification is prerendered', () => {
  expect([...pagesByPath().keys()]).toEqual(expect.arrayContaining(ROUTES));
});

describe.each(pages)('$path', ({ path, document, html }) => {
  const hrefs = (selector: string) => document.querySelectorAll(selector).map((link) => link.getAttribute('href'));

  test('has one h1 before all other headings, one main and no heading that skips a level', () => {
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelectorAll('main#main')).toHaveLength(1);
    expect(document.querySelector('h1, h2, h3, h4, h5, h6')?.tagName).toBe('H1');
    const levels = document
      .querySelectorAll('main h1, main h2, main h3, main h4')
      .map(({ tagName }) => Number(tagName[1]));
    const skips = levels.filter((level, index) => index > 0 && level - (levels[index - 1] ?? 0) > 1);
    expect(skips).toEqual([]);
  });

  test('links to the other parts of the site, and marks only the menu entry that is in its breadcrumb', () => {
    const parts = ['/', '/learning-hub', '/whats-happening', '/contact-us', '/blogs'];
    expect(hrefs('header a, footer a')).toEqual(expect.arrayContaining(parts));
    const trail = hrefs('main nav[aria-label="Breadcrumb"] a');
    expect(hrefs('#site-menu > ul > li > a[aria-current]')).toEqual(
      hrefs('#site-menu > ul > li > a').filter((href) => href === path || trail.includes(href)),
    );
  });

  test('needs no second request for its first paint, and declares its character set in the first 1,024 bytes', () => {
    expect(document.querySelectorAll('link[rel=stylesheet], script[src]:not([type=module])')).toHaveLength(0);
    expect(html.slice(0, 1024)).toMatch(/<meta charset="utf-8"/i);
  });
});

test('every animated heading is revealed at 0.05 to 0.1 seconds a letter (specification 9)', () => {
  const css = readFileSync('components/ui/AnimatedHeading.module.css', 'utf8');
  const [, seconds] = /var\(--beats\) \* ([\d.]+)s/.exec(css) ?? [];
  const headings = pages.flatMap(({ document }) => document.querySelectorAll('h1 [data-beats]'));
  const paces = headings.map(
    ({ attributes, text }) => (Number(attributes['data-beats']) * Number(seconds)) / text.length,
  );
  expect(paces.length).toBeGreaterThan(20);
  expect(paces.filter((pace) => !(pace >= 0.05 && pace <= 0.1))).toEqual([]);
});

const SUFFIX = '.behaviour.client.ts';

test('every behaviour that a page names has a file, and a page names every file', () => {
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => basename(file, SUFFIX));
  const elements = pages.flatMap(({ document }) => document.querySelectorAll('[data-behaviour]'));
  const named = elements.flatMap(({ attributes }) => attributes['data-behaviour']?.split(' ') ?? []);
  expect([...new Set(named)].sort()).toEqual(files.sort());
});
