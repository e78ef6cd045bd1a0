import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { collect, uniqueBy } from '#content/schema/collection.server.ts';
import { slug } from '#content/schema/fields.server.ts';

const schema = z.strictObject({ slug, tags: z.array(z.string()).default([]) });

describe('collecting a folder of content', () => {
  test('gives each piece as its schema does, defaults filled in', () => {
    expect(collect('content/pieces', schema, { './first-piece.ts': { slug: 'first-piece' } })).toEqual([
      { slug: 'first-piece', tags: [] },
    ]);
  });

  test('names the file and the field of a faulty piece', () => {
    expect(() => collect('content/pieces', schema, { './first-piece.ts': { slug: 'First piece' } })).toThrow(
      /content\/pieces\/first-piece\.ts needs fixing:.*slug: Use lower-case words joined by hyphens/s,
    );
  });

  test('says how to mend a slug that differs from its file’s name', () => {
    expect(() => collect('content/pieces', schema, { './first-piece.ts': { slug: 'second-piece' } })).toThrow(
      "Write slug: 'first-piece', or rename the file to second-piece.ts.",
    );
  });
});

describe('a list without twins', () => {
  const list = z.array(z.strictObject({ id: z.int() })).superRefine(uniqueBy('id'));

  test('is accepted', () => {
    expect(list.safeParse([{ id: 1 }, { id: 2 }]).success).toBe(true);
  });

  test('names the field, the value and the place of the second of two alike', () => {
    const issues = list.safeParse([{ id: 1 }, { id: 2 }, { id: 1 }]).error?.issues;
    expect(issues?.map(({ message, path }) => ({ message, path }))).toEqual([
      { message: 'Another entry has the id 1 already; give each its own.', path: [2, 'id'] },
    ]);
  });
});
