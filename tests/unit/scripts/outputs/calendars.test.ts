import { afterAll, expect, test, vi } from 'vitest';
import { calendarProblems, readCalendar } from '../../../fixtures/icalendar.ts';

/** The calendar files of the site whose address is a setting, by path. */
async function calendars(SITE_URL: string): Promise<Map<string, string>> {
  vi.stubEnv('SITE_URL', SITE_URL);
  vi.resetModules();
  const { rootFiles } = await import('#scripts/outputs/rootFiles.ts');
  return new Map([...(await rootFiles())].filter(([path]) => path.endsWith('.ics')));
}

afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const files = await calendars('https://www.a.example');
const moved = await calendars('https://b.example');
const linesOf = (name: string, file: string) => file.match(new RegExp(`^${name}[:;].*`, 'gm')) ?? [];

test.each([...files])(
  '%s has each property where RFC 5545 allows it, and another program reads its events',
  (_, file) => {
    expect(calendarProblems(file)).toEqual([]);
    expect(readCalendar(file).events.map(({ uid }) => `UID:${uid}`)).toEqual(
      linesOf('UID', file).map((uid) => uid.trim()),
    );
  },
);

test.each([...files])('%s names its events the same whatever the site’s address', (path, file) => {
  const uids = linesOf('UID', file);
  expect(linesOf('UID', moved.get(path) ?? '')).toEqual(uids);
  expect(new Set(uids).size).toBe(uids.length);
});

test.each([...files])('%s says for Outlook too that an event takes no time', (_, file) => {
  for (const event of file.split('BEGIN:VEVENT').slice(1)) {
    const free = linesOf('(?:TRANSP|X-MICROSOFT-CDO-BUSYSTATUS)', event).map((line) => line.trim());
    const takesNone = /^DTSTART;VALUE=DATE|^STATUS:CANCELLED/m.test(event);
    expect(free).toEqual(takesNone ? ['TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'] : []);
  }
});

test.each([...files])(
  '%s is a calendar only if it can be subscribed to, and says then how often to ask',
  (path, file) => {
    const OF_A_CALENDAR = /^(X-WR-\w+|NAME|REFRESH-INTERVAL|X-PUBLISHED-TTL)\b/gm;
    const [head = ''] = file.split('BEGIN:VEVENT');
    expect([...new Set(head.match(OF_A_CALENDAR))].sort()).toEqual(
      path.startsWith('events/') ? [] : expect.arrayContaining(['REFRESH-INTERVAL', 'X-PUBLISHED-TTL', 'X-WR-CALNAME']),
    );
  },
);
