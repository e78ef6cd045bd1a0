import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventDate } from '#components/sections/event-details/eventDate.ts';
import { parseHandedEvent } from '#components/sections/event-details/handedEvent.ts';

const event = {
  title: 'Sample round table',
  date: '2025-09-12',
  time: '10:30 AM',
  duration: '90 mins',
  speaker: 'Sample speaker',
  description: '<p>Sample</p>',
  image: '/media/sample.svg',
};
const stored = (changes: object = {}, date: unknown = '2025-09-12') =>
  JSON.stringify({ event: { ...event, ...changes }, date });

describe('an event that was handed over', () => {
  test('is read back', () => {
    expect(parseHandedEvent(stored())).toMatchObject({ event: { title: 'Sample round table' }, date: '2025-09-12' });
  });

  test('needs only its title and the clicked date', () => {
    expect(parseHandedEvent('{"event":{"title":"Sample"},"date":"2025-09-12"}')?.event).toEqual({
      title: 'Sample',
      date: '',
      time: '',
      duration: '',
      speaker: '',
      description: '',
      image: '',
    });
  });

  test.each([
    ['nothing was stored', null],
    ['the stored text is not JSON', '{event'],
    ['the JSON is not an event', '[1, 2]'],
    ['the title is missing', JSON.stringify({ event: {}, date: '2025-09-12' })],
    ['the title is blank', stored({ title: '  ' })],
    ['a field is not text', stored({ speaker: { name: 'Sample' } })],
    ['the date is missing', stored({}, null)],
    ['the date is not a date', stored({}, '12 September 2025')],
    ['the date is not in the calendar', stored({}, '2025-02-30')],
    ['the moment has no offset', stored({}, '2025-06-18T23:00:00')],
    ['the moment has an hour that no day has', stored({}, '2025-06-18T25:00:00Z')],
    ['the moment is followed by something', stored({}, '2025-06-18T23:00:00Z tomorrow')],
  ])('is rejected if %s', (_, text) => {
    expect(parseHandedEvent(text)).toBeUndefined();
  });

  test.each(['2025-06-18T23:00:00.000Z', '2025-06-19T00:00+01:00'])(
    'may come with the moment %s as its date',
    (moment) => {
      expect(parseHandedEvent(stored({}, moment))?.date).toBe(moment);
    },
  );

  test.each([
    'javascript:alert(1)',
    '//evil.example/x.png',
    'data:image/svg+xml,x',
    'http://example.org/x.png',
    null,
    7,
  ])('has no image if its address is %j', (image) => {
    expect(parseHandedEvent(stored({ image }))?.event.image).toBe('');
  });

  test('never throws, whatever is stored', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseHandedEvent(text)));
  });

  test('always has a title, texts, an existing day, and a picture’s address or none', () => {
    const addresses = fc.constantFrom('/x.png', '//x.example', 'https://x.example', 'javascript:alert(1)');
    const value = fc.oneof(addresses, fc.string(), fc.jsonValue());
    const anyEvent = fc.record(
      { title: value, speaker: value, description: value, image: value },
      { requiredKeys: [] },
    );
    const anyDate = fc.oneof(fc.date().map(String), fc.constantFrom('2025-09-12', '2025-02-29'), value);
    fc.assert(
      fc.property(anyEvent, anyDate, (event, date) => {
        const handed = parseHandedEvent(JSON.stringify({ event, date }));
        if (!handed) return;
        expect(handed.event.title.trim()).not.toBe('');
        for (const text of Object.values(handed.event)) expect(typeof text).toBe('string');
        expect(handed.event.image).toMatch(/^(?:|\/(?!\/).*|https:\/\/.*)$/s);
        expect(eventDate(handed.date)).toMatch(/^\d\d [A-Z][a-z]+ \d{4}$/);
      }),
    );
  });
});

test('the date of a handed-over event is written dd MMMM yyyy, and a time with offset as its day in London', () => {
  expect(eventDate('2025-07-01')).toBe('01 July 2025');
  expect(eventDate('2025-06-18T23:00:00.000Z')).toBe('19 June 2025');
});
