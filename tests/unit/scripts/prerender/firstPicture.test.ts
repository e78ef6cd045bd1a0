import { parse } from 'node-html-parser';
import { afterAll, expect, test } from 'vitest';
import { firstPictureEmbedder } from '#scripts/prerender/finishing/firstPicture.ts';
import { temporaryFolder } from '../../../fixtures/temporaryFolder.ts';

const SMALL = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#0d2620" d="M0 0h9&amp;"/><text>50%</text></svg>';
const noise = Array.from({ length: 3000 }, (_, index) => Math.sin(index).toString(36).slice(-2)).join('');
const LARGE = `<svg xmlns="http://www.w3.org/2000/svg"><desc>${noise}</desc></svg>`;
const embed = firstPictureEmbedder(temporaryFolder({ 'media/small.svg': SMALL, 'media/large.svg': LARGE }, afterAll));

/** A page whose first view shows the picture, as React writes it. */
const pageWith = (src: string) =>
  `<head><link rel="preload" href="${src}" as="image" fetchPriority="high"></head>` +
  `<picture><img src="${src}" width="8" height="5" alt="A key" fetchPriority="high"></picture><img src="${src}" alt="">`;

test('the picture of a first view comes within the page if small, is not fetched ahead, and keeps its address', async () => {
  const page = parse(await embed(pageWith('/media/small.svg')));
  expect(page.querySelector('link')).toBeNull();
  expect(page.querySelectorAll('source')).toHaveLength(1);
  expect(page.querySelectorAll('img[src="/media/small.svg"]')).toHaveLength(2);
  const srcset = page.querySelector('picture source')?.getAttribute('srcset');
  const [, drawing = ''] = srcset?.split('data:image/svg+xml,') ?? [];
  expect(drawing).not.toMatch(/\s/);
  expect(decodeURIComponent(drawing)).toBe(SMALL.replaceAll('"', "'").replace('M0 0h9', 'M0,0h9'));
});

test.each([
  ['with a large picture in its first view, which is fetched', pageWith('/media/large.svg')],
  ['without a picture', '<head></head><p>Words'],
])('a page %s stays as it is', async (_, page) => expect(await embed(page)).toBe(page));
