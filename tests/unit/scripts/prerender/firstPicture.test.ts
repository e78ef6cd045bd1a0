import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { firstPictureEmbedder } from '#scripts/prerender/firstPicture.ts';

const SMALL = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#0d2620" d="M0 0h9&amp;"/><text>50%</text></svg>';

/** A page whose first view shows the picture, as React writes it. */
const pageWith = (src: string) =>
  `<head><link rel="preload" href="${src}" as="image" fetchPriority="high"></head>` +
  `<picture><img src="${src}" width="8" height="5" alt="A key" fetchPriority="high"></picture><img src="${src}" alt="">`;

describe('the picture of a page’s first view', () => {
  let embed: (html: string) => Promise<string>;
  beforeAll(async () => {
    const root = await mkdtemp(join(tmpdir(), 'first-picture-'));
    await mkdir(join(root, 'media'));
    await writeFile(join(root, 'media/small.svg'), SMALL);
    const noise = Array.from({ length: 3000 }, (_, index) => Math.sin(index).toString(36).slice(-2)).join('');
    const large = `<svg xmlns="http://www.w3.org/2000/svg"><desc>${noise}</desc></svg>`;
    await writeFile(join(root, 'media/large.svg'), large);
    embed = firstPictureEmbedder(root);
  });

  test('comes within the page where it is small, is not fetched ahead, and keeps its address', async () => {
    const page = parse(await embed(pageWith('/media/small.svg')));
    expect(page.querySelector('link')).toBeNull();
    expect(page.querySelectorAll('source')).toHaveLength(1);
    expect(page.querySelectorAll('img[src="/media/small.svg"]')).toHaveLength(2);
    const srcset = page.querySelector('picture source')?.getAttribute('srcset');
    const [, drawing = ''] = srcset?.split('data:image/svg+xml,') ?? [];
    expect(drawing).not.toMatch(/\s/);
    expect(decodeURIComponent(drawing)).toBe(SMALL.replaceAll('"', "'"));
  });

  test.each([
    ['is fetched where it is large', pageWith('/media/large.svg')],
    ['leaves a page without one as it is', '<head></head><p>Words'],
  ])('%s', async (_, page) => expect(await embed(page)).toBe(page));
});
