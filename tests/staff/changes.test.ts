import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readCases } from '../fixtures/cases.ts';
import { builtFile, changes, check, copyLiveContent, type Files, filesOf, write } from './staff.ts';

const DAYS = ['2026-12-24', '2027-03-15', '2028-02-29'];
const MEET_PAGE = '/welcome-msb-meet-up-19th-june-2025.html';

const shown = z.object({ path: z.string(), text: z.string(), not: z.boolean().default(false) });
const published = z.array(z.object({ name: z.string(), files: changes, shows: shown.optional() }));
const { published: CHANGES, moved } = readCases(import.meta, { published, moved: changes });

/**
 * Writes files, checks the copy on a day, and takes them back; gives what the site showed
 * meanwhile.
 */
function publish<Shown>(files: Files, day: string, look: () => Shown): Shown {
  const undo = write(files);
  try {
    expect(check(day).output).toContain('Checked: all is well');
    return look();
  } finally {
    undo();
  }
}

beforeAll(copyLiveContent);

describe.each(DAYS.map((day, index) => ({ day, index })))('on $day', ({ day, index }) => {
  // In other company on each day, so that none passes only because of another.
  test.each([0, 1])('staff publish half of the changes at once, and take them back (%i)', async (half) => {
    const published = CHANGES.filter((_, number) => ((number >> index) & 1) === half);
    const files = Object.assign({}, ...(await Promise.all(published.map((each) => filesOf(each.files, day)))));
    const wrong = publish(files, day, () =>
      published.filter(({ shows }) => shows && builtFile(`${shows.path}.html`).includes(shows.text) === shows.not),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('staff move an event of the past to January 2027: pages, lists, data and calendar follow', async () => {
    const isPast = day > '2027-01-28';
    const [page, list, calendar] = publish(await filesOf(moved, day), day, () =>
      [MEET_PAGE, 'events.html', 'events.ics'].map(builtFile),
    );
    expect(page?.includes('How the evening went')).toBe(isPast);
    expect(page?.includes('Past event')).toBe(isPast);
    expect(page).toContain('"previousStartDate":["2025-06-19"]');
    // Of one that is over nobody asks any more when it was to be.
    expect(list?.includes('Rescheduled from 19 June 2025')).toBe(!isPast);
    expect(calendar).toContain('20270128T173000');
  });

  test('the live content passes every check before it is changed', () => {
    expect(check(day).output).toContain('Checked: all is well');
  });
});
