import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { drawAll } from '#scripts/art/drawings.ts';
import { DRAWINGS } from '../fixtures/pictures/drawings.ts';

const drawings = drawAll();

describe('the drawings', () => {
  // The same every time, too: these were drawn once.
  test('are the ones in the project: run "npm run art" after changing how one is drawn', () => {
    const outdated = [...drawings].filter(([file, svg]) => readFileSync(file, 'utf8') !== svg).map(([file]) => file);
    expect(outdated).toEqual([]);
  });

  test.each(DRAWINGS)('%s holds %i, none above %i bytes', (folder, count, ceiling) => {
    const sizes = [...drawings].filter(([file]) => file.startsWith(folder)).map(([, svg]) => gzipSync(svg).length);
    expect(sizes).toHaveLength(count);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(ceiling);
  });

  test('have at most 420 elements, and copy paths alone: a page builds each element, and all of a group with every copy', () => {
    const heavy = [...drawings].filter(([file, svg]) => {
      const drawing = parse(svg);
      const copied = drawing
        .querySelectorAll('use')
        .map((use) => drawing.querySelector(use.getAttribute('href') ?? ''));
      // A frame is one picture for all pages, and small.
      const ofGroups = !file.includes('/frame-') && copied.some((original) => original?.rawTagName !== 'path');
      return ofGroups || drawing.querySelectorAll('*').length > 420;
    });
    expect(heavy.map(([file]) => file)).toEqual([]);
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

  test('rosettes, fields and bands are black lines on nothing, to be used as masks', () => {
    const masks = [...drawings].filter(([file]) => /rosettes\/|\/(field|band)\.svg/.test(file));
    for (const [, svg] of masks) {
      expect([...svg.matchAll(/stroke="([^"]+)"/g)].map(([, colour]) => colour)).toEqual(['#000']);
      expect(svg).toContain('fill="none"');
    }
    expect(masks).toHaveLength(30);
  });
});
