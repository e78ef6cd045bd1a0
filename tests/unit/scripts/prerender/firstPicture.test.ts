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
    await writeFile(
      join(root, 'media/large.svg'),
      `<svg xmlns="http://www.w3.org/2000/svg"><desc>${noise}</desc></svg>`,
    );
    embed = firstPictureEmbedder(root);
  });

  test('comes within the page where it is small, and is not fetched ahead', async () => {
    const page = parse(await embed(pageWith('/media/small.svg')));
    expect(page.querySelector('link')).toBeNull();
    const [, drawing = ''] =
      page.querySelector('picture source')?.getAttribute('srcset')?.split('data:image/svg+xml,') ?? [];
    expect(drawing).not.toMatch(/\s/);
    expect(decodeURIComponent(drawing)).toBe(SMALL.replaceAll('"', "'"));
  });

  test('keeps its address', async () => {
    const page = parse(await embed(pageWith('/media/small.svg')));
    expect(page.querySelectorAll('img').map((image) => image.getAttribute('src'))).toEqual([
      '/media/small.svg',
      '/media/small.svg',
    ]);
    expect(page.querySelectorAll('source')).toHaveLength(1);
  });

  test('is fetched where it is large', async () => {
    const page = pageWith('/media/large.svg');
    expect(await embed(page)).toBe(page);
  });

  test('leaves a page without one as it is', async () => {
    expect(await embed('<head></head><p>Words')).toBe('<head></head><p>Words');
  });
});
