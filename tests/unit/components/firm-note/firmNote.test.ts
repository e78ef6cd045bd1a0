import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rosette } from '#components/guilloche/rosette.ts';
import { NAME_LENGTH, printedName, seedOf } from '#components/sections/firm-note/firmName.ts';
import { serialOf } from '#components/sections/firm-note/firmNote.client.ts';
import { noteDates } from '#components/sections/firm-note/note.ts';
import { setText } from '#components/sections/firm-note/setText.ts';
import { forAll } from '../../../fixtures/cases.ts';

const drawn = (name: string) =>
  createHash('sha256')
    .update(rosette(seedOf(name), { open: 0.47 }))
    .digest('hex')
    .slice(0, 16);

describe('the rosette of a name', () => {
  test('is the same as ever: it has no chance in it but the name', () => {
    expect(drawn('Harbour & Lane Currency Exchange Ltd')).toBe('020b50eb623dfb07');
  });

  test('does not depend on capitals, spaces or the way in which an accent is typed', () => {
    expect(drawn(' CAFÉ  exchange ')).toBe(drawn('Cafe\u0301 Exchange'));
  });

  test('is another for another name', () => {
    const names = ['Sample Transfers', 'Sample Transfer', 'Sample', '环球汇款', '环球汇兑'];
    expect(new Set(names.map(drawn)).size).toBe(names.length);
  });
});

test('the name on a note is one line of at most 200 characters that an SVG file may contain, and turns no direction around it', () => {
  forAll(
    [fc.string({ unit: 'binary', maxLength: 400 })],
    (typed) => {
      const name = printedName(typed);
      expect([...name].length).toBeLessThanOrEqual(NAME_LENGTH);
      expect(name).not.toMatch(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]|\s\s|\n/u);
    },
    { numRuns: 30 },
  );
});

test('the name on a note keeps every letter of a usual name', () => {
  for (const name of ['"&\' <img src=x onerror=alert(1)>', 'پاک ایکسچینج Ltd', '环球汇款有限公司', 'Ñandú & Søn'])
    expect(printedName(name)).toBe(name.normalize('NFC'));
});

test('the serial is made from the date', () => {
  expect(serialOf('2026-11-23')).toBe('MB 261 123');
  expect(serialOf('2027-01-04')).toBe('MB 270 104');
});

describe('a name is set', () => {
  /** Every character is as wide as the type is large. */
  const measure = (text: string, size: number) => [...text].length * size;
  const set = (name: string) =>
    setText(
      name,
      100,
      [
        { size: 10, lines: 1 },
        { size: 5, lines: 2 },
        { size: 2, lines: 5 },
      ],
      measure,
    );

  test.each([
    ['as large as it fits', 'Ten letter', 10, ['Ten letter']],
    ['broken between words', 'Harbour and Lane Exchange', 5, ['Harbour and Lane', 'Exchange']],
    ['within a word that no line holds', 'W'.repeat(60), 2, ['W'.repeat(50), 'W'.repeat(10)]],
    ['within Chinese at every size, which has no spaces', '环'.repeat(30), 5, ['环'.repeat(20), '环'.repeat(10)]],
  ])('%s', (_, name, size, lines) => expect(set(name)).toEqual({ size, lines }));

  test('without parting a letter from its accents', () => {
    const lines = set(`${'e\u0301\u0323'.repeat(40)}`).lines;
    for (const line of lines) expect(line).toMatch(/^e/);
  });

  test('in lines of the width, with no letter lost that there is room for', () => {
    forAll([fc.stringMatching(/^[a-z]{1,60}( [a-z]{1,60}){0,3}$/)], (name) => {
      const { size, lines } = set(name);
      for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(100);
      expect(lines.join('').replaceAll(' ', '')).toBe(name.replaceAll(' ', ''));
    });
  });
});

test('a note shows three days, with all that falls on one under one figure', () => {
  const days = ['2026-11-20', '2026-11-20', '2026-12-21', '2027-01-22', '2027-02-22'];
  expect(noteDates(days.map((date, index) => ({ date, title: `Return ${index}` })))).toEqual([
    { date: '2026-11-20', title: 'Return 0; Return 1' },
    { date: '2026-12-21', title: 'Return 2' },
    { date: '2027-01-22', title: 'Return 3' },
  ]);
});
