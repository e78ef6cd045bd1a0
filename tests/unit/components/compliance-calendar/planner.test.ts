import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type FileEvent, toICalendar } from '#components/format/icalendar.ts';
import { nextDuties } from '#components/sections/compliance-calendar/nextDuties.ts';
import { planDates, type Recurrence, yearFrom } from '#components/sections/compliance-calendar/plan.shared.ts';
import { planYear } from '#components/sections/compliance-calendar/planYear.shared.ts';
import { plannedCalendar } from '#content/collections/changes/plannedCalendar.ts';
import { anyDay, forAll, readCases } from '../../../fixtures/cases.ts';
import { calendarProblems, readCalendar } from '../../../fixtures/icalendar.ts';

const { bankHolidays, rules } = plannedCalendar;
const YEAR = yearFrom('2026-11-20');

function ruleOf(id: string) {
  const rule = rules.list.find((candidate) => candidate.id === id);
  if (!rule) throw new Error(`There is no rule ${id}.`);
  return rule;
}

/** The dates of one rule of the site, as `date title`. */
function datesOf(id: string, given: Record<string, string> = {}, year = YEAR) {
  const rule = ruleOf(id);
  const filled = rule.fields.filter(({ name }) => given[name]);
  const fields = new Map(filled.map(({ name, anyYear }) => [name, { day: given[name] ?? '', anyYear }]));
  return planDates(rule.dates, fields, year, bankHolidays).map(({ date, source }) => `${date} ${source.title}`);
}

/** What the planner gets of each rule. */
const data = {
  rules: rules.list.map((rule) => ({
    ...rule,
    fields: rule.fields.map((field) => ({ ...field, isAdvice: !field.ask })),
    link: { title: '', url: '' },
  })),
  holidays: bankHolidays,
};

/**
 * A year of the site’s rules, planned from entries of the form:
 * `rule=fsa057&fsa057-due=2027-01-29`.
 */
const planned = (entries: string, from = YEAR.from) => planYear(new URLSearchParams(entries), data, from);

/** What the regulators' dates are from November 2026 to December 2027, by rule. */
const CALENDAR_PERIOD = { from: '2026-11-01', before: '2028-01-01' };

/** Rules of the calendar, what is given of a firm, and the days on which something is due. */
const CALENDAR: [string, Record<string, string>, string][] = [
  ['frozen-assets', {}, '2026-11-30 2027-09-30 2027-11-30'],
  ['fsa057', {}, '2026-12-31 2027-02-01 2027-12-31'],
  ['fraud-return', {}, '2027-03-01 2027-08-31'],
  ['complaints', {}, '2027-01-01 2027-06-30 2027-07-01 2027-08-11 2027-12-31'],
  ['levy', {}, '2027-03-31 2027-09-30'],
  ['fca-fee', {}, '2027-04-01'],
  ['security-return', {}, '2026-12-31 2027-12-31'],
  ['fatf-lists', {}, '2027-02-01 2027-06-01 2027-10-01'],
  [
    'small-average',
    {},
    '2026-11-02 2026-12-01 2027-01-04 2027-02-01 2027-03-01 2027-04-01 2027-05-04 ' +
      '2027-06-01 2027-07-01 2027-08-02 2027-09-01 2027-10-01 2027-11-01 2027-12-01',
  ],
  ['agents', { 'agents-check': '2027-03-01' }, '2027-03-01'],
];

const firm = z.strictObject({ entries: z.string(), musts: z.record(z.string(), z.string()) });
const { payment, ...FIRMS } = readCases(import.meta, { exchange: firm, payment: firm, spi: firm, 'api-wider': firm });

const MADE = new Date('2026-11-20T09:30:15.250Z');
const FILE = { name: 'Compliance calendar', producer: 'A producer, Ltd', product: 'Plan', made: MADE };

const event: FileEvent = {
  id: 'fsa056-due-2027-05-13',
  start: '2027-05-13',
  title: 'FSA056 due',
  description: 'In RegData; compare, always.\nC:\\returns',
  url: 'https://www.handbook.fca.org.uk/handbook/SUP/16/13.html',
  reminders: [7, 1, 0],
};

// Those of a currency exchange bureau are tested in tests/component/reading/planner.test.tsx.
describe('the rules of the compliance calendar', () => {
  test('prepare for a date after the year', () => {
    const dates = datesOf('hmrc-declaration', { 'declaration-due': '2028-01-10' });
    expect(dates).toEqual(['2027-10-10 Start on the HMRC declaration']);
  });

  test('review users every six months from the entered date', () => {
    expect(datesOf('regdata-users', { 'users-review': '2027-01-31' })).toEqual([
      '2027-01-31 Review the RegData and Connect users',
      '2027-07-31 Review the RegData and Connect users',
    ]);
  });

  test('set FSA056 due 30 business days after the year end, without Good Friday, Easter Monday and May’s bank holidays', () => {
    expect(datesOf('fsa056', { 'accounting-date': '2019-03-31' })).toEqual([
      '2027-04-21 FSA056: close the figures',
      '2027-04-28 FSA056: have it reviewed',
      '2027-05-06 FSA056: send it',
      '2027-05-13 FSA056 due',
    ]);
  });

  test('set FSA056 due 30 business days after a year that ends on 28 February', () => {
    const dates = datesOf('fsa056', { 'accounting-date': '2030-02-28' }, yearFrom('2027-03-01'));
    expect(dates.at(-1)).toBe('2027-04-13 FSA056 due');
  });

  test('take the due date of FSA057 from the firm’s schedule', () => {
    expect(datesOf('fsa057', { 'fsa057-due': '2027-01-29' })).toEqual([
      '2026-12-31 FSA057 and REP017: the year ends, so run the figures',
      '2027-01-08 FSA057: close the figures',
      '2027-01-15 FSA057: have it reviewed',
      '2027-01-22 FSA057: send it',
      '2027-01-29 FSA057 due',
    ]);
  });

  test.each(CALENDAR)('%s, given %j: %s', (rule, given, days) => {
    const dates = datesOf(rule, given, CALENDAR_PERIOD).map((line) => line.slice(0, 10));
    expect(dates.join(' ')).toBe(days);
  });

  test.each(Object.entries(FIRMS))('give a firm of the kind %s all that it must do, on its day', (kind, firm) => {
    const isPayment = kind !== 'exchange';
    const ticked = rules.list
      .filter(({ preset }) => preset.some((ticked) => ticked === kind))
      .map(({ id }) => `rule=${id}`);
    const entries = [firm.entries, isPayment ? payment.entries : ''].join(' ').split(' ');
    const { dates, fields } = planned([...ticked, ...entries].join('&'), '2026-11-29');
    const daysOf = (title: string) =>
      dates.flatMap(({ date, source }) => (source.title === title ? date : [])).join(' ');
    const empty = fields.flatMap(({ name, isFilledIn }) => (isFilledIn ? [] : name));
    const musts = rules.list
      .flatMap((rule) => rule.dates)
      .filter(({ mark, title, field = '' }) => mark === 'must' && (daysOf(title) || empty.includes(field)));
    expect(Object.fromEntries(musts.map(({ title }) => [title, daysOf(title)]))).toEqual({
      ...firm.musts,
      ...(isPayment && payment.musts),
    });
  });

  test.each(plannedCalendar.firm.options)(
    'give $label one supervisor against money laundering, who collects the levy',
    ({ value }) => {
      const ticked = rules.list.filter(({ preset }) => preset.some((firm) => firm === value)).map(({ id }) => id);
      const wider = value.endsWith('-wider');
      expect(['hmrc-declaration', 'crime-returns'].map((id) => ticked.includes(id))).toEqual([!wider, wider]);
      expect(ruleOf('levy').firms.some((firm) => firm === value)).toBe(!wider);
    },
  );

  test.each(rules.list)('leave out the dates of $id that depend on an empty field', ({ id, dates }) => {
    const own = dates.filter(({ field }) => !field).map(({ title }) => title);
    for (const line of datesOf(id)) expect(own).toContain(line.slice(11));
  });
});

describe('planning', () => {
  const from = (min: number, max: number) => fc.integer({ min, max });
  const shift = fc.record({ months: from(-3, 3), days: from(-30, 30), businessDays: from(-20, 30) });
  const source = fc.record({ field: fc.constant('f'), every: from(1, 12), shift });
  const day = anyDay('1990-01-01', '2060-12-31');

  test('gives only dates of the year, in order', () => {
    forAll([fc.array(source), day, day, fc.boolean()], (sources, from, start, anyYear) => {
      const year = yearFrom(start);
      const planned = planDates(sources, new Map([['f', { day: from, anyYear }]]), year, bankHolidays);
      const dates = planned.map(({ date }) => date);
      expect(dates).toEqual([...dates].sort());
      for (const date of dates) expect(date >= year.from && date < year.before).toBe(true);
    });
  });

  test.each([
    ['2028-02-29', '2029-03-01'],
    ['2028-03-01', '2029-03-01'],
    ['2027-03-01', '2028-03-01'],
  ])('is for a year: from %s up to, and without, %s', (from, before) =>
    expect(yearFrom(from)).toEqual({ from, before }),
  );

  test('gives a yearly date exactly once in any year', () => {
    forAll([day, day], (from, start) => {
      const yearly: Recurrence = { field: 'f', every: 12, shift: {} };
      const field = new Map([['f', { day: from, anyYear: true }]]);
      const dates = planDates([yearly], field, yearFrom(start), bankHolidays).map(({ date }) => date);
      expect(new Set(dates).size).toBe(dates.length);
      // 29 February moves to another day in most years, so a planned year can contain it twice or
      // not at all.
      expect(from.endsWith('02-29') ? [0, 1, 2] : [1]).toContain(dates.length);
    });
  });

  test('marks dates for which the bank holidays are not known', () => {
    const uncertain = (day: string, start: string, shift: Recurrence['shift']) =>
      planDates([{ day, every: 1, shift }], new Map(), yearFrom(start), bankHolidays)
        .filter((planned) => planned.uncertain)
        .map(({ date }) => date.slice(0, 7));
    expect(uncertain('2026-01-31', '2028-11-01', { businessDays: 1 }).slice(0, 2)).toEqual(['2029-01', '2029-02']);
    expect(uncertain('2026-01-31', '2030-07-01', { days: 1 })).toEqual([]);
  });
});

describe('a planned year', () => {
  const declarationDue = (value: string) => planned(`rule=hmrc-declaration&declaration-due=${value}`).dates;

  test('lists only the missed steps of a coming deadline as overdue', () => {
    const { overdue, dates } = planned('rule=hmrc-declaration&declaration-due=2026-12-01&rule=frozen-assets');
    expect(overdue.map(({ date, source }) => [date, source.title])).toEqual([
      ['2026-09-01', 'Start on the HMRC declaration'],
      ['2026-11-01', 'HMRC’s message arrives: declare and pay'],
    ]);
    expect(dates.map(({ date }) => date)).not.toContain('2026-11-01');
  });

  test.each([
    ['a Sunday', '2027-02-28', '2027-02-26'],
    ['a bank holiday', '2027-05-31', '2027-05-28'],
    ['a business day', '2027-03-01', undefined],
  ])('gives the business day before for what is due on %s', (_, due, payBy) => {
    expect(declarationDue(due).at(-1)).toMatchObject({ date: due, payBy });
  });

  test.each([
    ['it is empty', '', false],
    ['its day does not exist', '2027-02-30', true],
    ['its day lies in another century', '2207-05-31', true],
  ])('has nothing of a field where %s', (_, value, isFilledIn) => {
    const { dates, fields } = planned(`rule=hmrc-declaration&declaration-due=${value}`);
    expect(dates).toEqual([]);
    expect(fields).toEqual([{ name: 'declaration-due', planned: undefined, isFilledIn }]);
  });

  test('shows the due date of a field or, if that falls outside the year, its first step', () => {
    const stateOf = (due: string) => planned(`rule=hmrc-declaration&declaration-due=${due}`).fields[0]?.planned;
    expect(stateOf('2027-05-31')).toMatchObject({ date: '2027-05-31', payBy: '2027-05-28' });
    expect(stateOf('2028-01-10')).toMatchObject({ date: '2027-10-10', source: { mark: 'advice' } });
  });

  test.each([
    ['risk-assessment', '2027-11-19'],
    ['regdata-users', '2027-05-19 2027-11-19'],
    ['registers', '2027-02-19 2027-05-19 2027-08-19 2027-11-19'],
    ['training', '2027-11-19 2027-11-19'],
  ])('has the advice of %s at the end of its interval without an entry', (rule, days) => {
    const { dates } = planned(`rule=${rule}`);
    expect(dates.map(({ date }) => date).join(' ')).toBe(days);
  });

  test('asks nobody to pay before a holiday on which something only begins', () => {
    const log = planned('rule=complaints').dates.find(({ date }) => date === '2027-01-01');
    expect(log).toMatchObject({ payBy: undefined });
  });
});

describe('the slip of the next duties', () => {
  const slipFrom = (day: string) => {
    const { lines, total } = nextDuties(plannedCalendar, day);
    expect(lines[0]?.name).toBe(total.value);
    return lines.map(({ name, value }) => `${name} ${value}`);
  };

  test('has those of a month', () => {
    expect(slipFrom('2026-11-20')).toEqual([
      '20 Nov 2026 Authorised, e-money and opted-in small payment institutions: Safeguarding return due',
      '30 Nov 2026 Report to OFSI due, if you held frozen assets',
      '21 Dec 2026 Authorised, e-money and opted-in small payment institutions: Safeguarding return due',
      '31 Dec 2026 Payment firms: REP018 due, if you have sent none this year',
      '1 Jan 2027 Payment firms: Log complaints in the FCA’s new categories',
    ]);
  });

  test('has the next five if a month has fewer', () => {
    expect(slipFrom('2027-02-20')).toEqual([
      '1 Mar 2027 Small payment institutions: REP017 due',
      '1 Mar 2027 Authorised payment institutions: REP017 due',
      '19 Mar 2027 Authorised, e-money and opted-in small payment institutions: Safeguarding return due',
      '21 Apr 2027 Authorised, e-money and opted-in small payment institutions: Safeguarding return due',
      '24 May 2027 Authorised, e-money and opted-in small payment institutions: Safeguarding return due',
    ]);
  });
});

describe('an iCalendar file', () => {
  test('has what identifies and dates an entry', () => {
    const { calendar, events } = readCalendar(toICalendar([event, { ...event, id: 'b' }], FILE));
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Compliance calendar');
    expect(toICalendar([event], FILE)).not.toMatch(/^(NAME|X-WR-CALNAME):/m);
    const [first] = events;
    expect(first?.uid).toBe('fsa056-due-2027-05-13@msb-association-uk');
    expect([first?.startDate, first?.endDate].map(String)).toEqual(['2027-05-13', '2027-05-14']);
    expect(first?.component.getFirstPropertyValue('url')).toBe(event.url);
    expect(String(first?.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-20T09:30:15Z');
  });

  test('has a component even without events', () => expect(calendarProblems(toICalendar([], FILE))).toEqual([]));

  test('follows RFC 5545, so that another program reads any text in it', () => {
    const text = fc.string({
      unit: fc.constantFrom(...'aé€😀👨‍👩‍👧 ,;:\\"\t\u0007\u0085\r\n'),
      minLength: 1,
      maxLength: 200,
      size: 'max',
    });
    const start = fc.constantFrom('2027-03-28', '2027-03-28T18:00:00+01:00', '2027-10-31T01:30:00+01:00');
    forAll([text, text, start, fc.boolean()], (title, description, start, off) => {
      const end = start.includes('T') ? '2027-12-01T09:00:00+00:00' : undefined;
      const status = off ? 'CANCELLED' : 'CONFIRMED';
      const one = { ...event, title, description, start, end, place: title, status } as const;
      const file = toICalendar([one, { ...event, id: 'b' }], {
        ...FILE,
        product: title,
        description,
        refreshHours: 12,
      });
      expect(calendarProblems(file)).toEqual([]);
      const [first] = readCalendar(file).events;
      const readable = (text: string) => text.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' ');
      expect(first).toMatchObject({ summary: readable(title), description: readable(description) });
    });
  });

  // The clocks change on the last two.
  test.each([
    ['2027-05-13', '2027-05-06T08:00:00Z 2027-05-12T08:00:00Z 2027-05-13T08:00:00Z'],
    ['2027-03-28', '2027-03-21T09:00:00Z 2027-03-27T09:00:00Z 2027-03-28T08:00:00Z'],
    ['2026-10-25', '2026-10-18T08:00:00Z 2026-10-24T08:00:00Z 2026-10-25T09:00:00Z'],
  ])('reminds of %s a week and a day before and on the day, at nine in London: %s', (date, expected) => {
    const { events } = readCalendar(toICalendar([{ ...event, start: date }], FILE));
    const alarms = events[0]?.component.getAllSubcomponents('valarm') ?? [];
    const times = alarms.map((alarm) => {
      expect(alarm.getFirstPropertyValue('action')).toBe('DISPLAY');
      return String(alarm.getFirstPropertyValue('trigger'));
    });
    expect(times.join(' ')).toBe(expected);
  });
});
