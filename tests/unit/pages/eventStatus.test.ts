import { describe, expect, test } from 'vitest';
import { statusOf, titleWithStatus } from '#components/events/eventStatus.ts';
import { eventWords } from '#content/site/event-words.ts';
import { eventData } from '#pages/model/structuredData/event.ts';
import { sampleEvent } from '../../fixtures/calendar.tsx';

const event = (changes: object) =>
  sampleEvent({ slug: 'sample', title: 'Sample', kind: 'meeting', start: '2099-06-19 18:00', ...changes });
const MOVED = { status: 'rescheduled', formerStarts: ['2099-05-12', '2099-05-19 18:00'] };

describe('the status of an event', () => {
  test.each([
    ['cancelled', 'Cancelled', 'This event does not take place.'],
    ['postponed', 'Postponed', 'This event does not take place on 19 June 2099. The new date is not known yet.'],
  ])('is a word and a sentence if it is %s, also after its day', (status, word, note) => {
    expect(statusOf(event({ status }), eventWords)).toEqual({ word, listed: word, note, off: true });
    expect(statusOf({ ...event({ status }), isCompleted: true }, eventWords)).toMatchObject({ word });
  });

  test('has the former day if it has moved, until it is over; there is none if it is on again', () => {
    const note = 'This event was to be on 19 May 2099.';
    expect(statusOf(event(MOVED), eventWords)).toEqual({
      ...{ word: 'Rescheduled', note, off: false },
      listed: 'Rescheduled from 19 May 2099',
    });
    expect(statusOf({ ...event(MOVED), isCompleted: true }, eventWords)).toBeUndefined();
    expect(statusOf(event({ status: 'reinstated' }), eventWords)).toBeUndefined();
  });

  test('stands before its title', () => {
    expect(titleWithStatus(event({ status: 'cancelled' }), eventWords)).toBe('Cancelled: Sample');
    expect(titleWithStatus(event({ title: '$& 50' }), eventWords)).toBe('$& 50');
    expect(titleWithStatus(event({ title: '$& 50', status: 'cancelled' }), eventWords)).toBe('Cancelled: $& 50');
  });
});

test.each([
  [{}, 'EventScheduled', undefined],
  [{ status: 'cancelled' }, 'EventCancelled', undefined],
  [{ status: 'postponed' }, 'EventPostponed', undefined],
  [{ status: 'reinstated' }, 'EventScheduled', undefined],
  [MOVED, 'EventRescheduled', ['2099-05-12', '2099-05-19']],
  [{ ...MOVED, status: 'cancelled' }, 'EventCancelled', ['2099-05-12', '2099-05-19']],
])('the structured data of an event with %j says %s', (changes, status, former) => {
  const data = eventData(event(changes), { description: 'Sample.', image: '/share/a.jpg' });
  expect(data).toMatchObject({ eventStatus: `https://schema.org/${status}`, startDate: '2099-06-19T18:00:00+01:00' });
  expect(Object(data).previousStartDate).toEqual(former);
});
