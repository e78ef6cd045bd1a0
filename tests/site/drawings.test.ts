import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { drawAll } from '#scripts/art/drawings.ts';

const plain = drawAll((svg) => svg);
const drawings = drawAll();

describe('the drawings', () => {
  // The same every time, too: these were drawn once.
  test('are the ones in the project: run "npm run art" after changing how one is drawn', () => {
    const outdated = [...drawings].filter(([file, svg]) => readFileSync(file, 'utf8') !== svg).map(([file]) => file);
    expect(outdated).toEqual([]);
  });

  test.each([
    ['content/pictures/gallery/registration/', 7, 6000],
    ['content/pictures/gallery/speakers/', 18, 7000],
    ['content/pictures/gallery/event-space/', 5, 10_000],
    ['content/pictures/gallery/networking/', 26, 7000],
    ['content/pictures/gallery/refreshment/', 8, 5000],
    ['content/pictures/gallery/other/', 41, 7000],
    ['content/pictures/home/', 8, 7000],
    ['content/pictures/covers/', 19, 4000],
    ['content/pictures/posters/', 9, 5000],
    ['content/pictures/hero/', 8, 5000],
    ['content/pictures/team/', 6, 8500],
    ['content/pictures/vignettes/', 12, 700],
    ['components/art/rosettes/', 20, 3000],
    ['components/art/frame-', 8, 900],
  ])('%s holds %i, none above %i bytes', (folder, count, ceiling) => {
    const sizes = [...drawings].filter(([file]) => file.startsWith(folder)).map(([, svg]) => gzipSync(svg).length);
    expect(sizes).toHaveLength(count);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(ceiling);
  });

  test('refer to nothing that they lack, and use no id twice', () => {
    const wrong = [...drawings].flatMap(([file, svg]) => {
      const ids = parse(svg)
        .querySelectorAll('[id]')
        .map(({ id }) => id);
      const references = [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id = '']) => id);
      const lacking = references.filter((id) => !ids.includes(id)).map((id) => `${file} lacks #${id}`);
      const twice = ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${file} has two #${id}`);
      return [...lacking, ...twice];
    });
    expect(wrong).toEqual([]);
  });

  test('keep what they refer to when they are optimised', () => {
    const references = (svg: string) => svg.match(/url\(#|href="#/g)?.length;
    const cut = [...drawings].filter(([file, svg]) => references(svg) !== references(plain.get(file) ?? ''));
    expect(cut.map(([file]) => file)).toEqual([]);
  });

  test('rosettes, fields and bands are black lines on nothing, to be used as masks', () => {
    const masks = [...drawings].filter(([file]) => /rosettes\/|\/(field|band)\.svg/.test(file));
    for (const [, svg] of masks) {
      expect([...svg.matchAll(/stroke="([^"]+)"/g)].map(([, colour]) => colour)).toEqual(['#000']);
      expect(svg).toContain('fill="none"');
    }
    expect(masks).toHaveLength(22);
  });
});
