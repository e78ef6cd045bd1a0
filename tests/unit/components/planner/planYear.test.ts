import { describe, expect, test } from 'vitest';
import { type FieldEntry, missingFields, planYear, type RuleEntry } from '#components/sections/planner/planYear.ts';
import { complianceCalendar } from '#content/pages/compliance-calendar.ts';

const data = { rules: complianceCalendar.rules.list, holidays: complianceCalendar.bankHolidays };

/** The site's rules as a visitor filled them in: `values` has the ticked rules and their dates. */
const entries = (values: Record<string, Record<string, Partial<FieldEntry>>>): RuleEntry[] =>
  complianceCalendar.rules.list.map(({ id, title, fields, sources: [link] }) => ({
    id,
    title,
    ticked: id in values,
    fields: fields.map(({ name, label, optional, anyYear }) => ({
      name,
      label,
      optional,
      anyYear,
      value: '',
      unreadable: false,
      ...values[id]?.[name],
    })),
    link: link ?? { title: '', url: '' },
  }));

const plan = (values: Parameters<typeof entries>[0]) => planYear(entries(values), data, '2026-11-20');
const declaration = (value: string) => ({ 'hmrc-declaration': { 'declaration-due': { value } } });

describe('a planned year', () => {
  test('has the dates of the ticked rules only, each with its rule and source', () => {
    const { dates, withoutDate, doubtfulFields } = plan(declaration('2027-05-31'));
    expect(dates).toHaveLength(4);
    expect(new Set(dates.map(({ source }) => source.rule))).toEqual(new Set(['hmrc-declaration']));
    for (const { source } of dates) expect(source.link.url).toMatch(/^https:/);
    expect([withoutDate, doubtfulFields]).toEqual([[], []]);
  });

  test('queries a date in another century, and names its rule, which then has no date', () => {
    const { dates, withoutDate, doubtfulFields } = plan({ ...declaration('2207-05-31'), 'fatf-lists': {} });
    expect(dates).toHaveLength(3);
    expect(withoutDate).toEqual(['HMRC annual declaration and fee']);
    expect(doubtfulFields).toEqual(['declaration-due']);
  });

  test('queries one field of a rule and keeps the rule’s other dates', () => {
    const { withoutDate, doubtfulFields } = plan({ fsa057: { 'fsa057-due': { value: '2207-01-29' } } });
    expect([withoutDate, doubtfulFields]).toEqual([[], ['fsa057-due']]);
  });

  test('names an empty optional field, and doesn’t query it', () => {
    const { emptyFields, doubtfulFields } = plan({ fsa057: {} });
    expect([emptyFields, doubtfulFields]).toEqual([['Next FSA057 due'], []]);
  });
});

describe('the fields that keep a year from being planned', () => {
  test.each([
    ['an empty date', { value: '' }],
    ['a date that is half typed', { value: '', unreadable: true }],
    ['a day that does not exist', { value: '2027-02-30' }],
  ])('include %s of a ticked rule', (_, field) => {
    expect(missingFields(entries({ 'hmrc-declaration': { 'declaration-due': field } }))).toEqual(['declaration-due']);
  });

  test('include an optional date that is half typed', () => {
    expect(missingFields(entries({ fsa057: { 'fsa057-due': { unreadable: true } } }))).toEqual(['fsa057-due']);
  });

  test('include no empty optional fields, and no fields of rules that aren’t ticked', () => {
    expect(missingFields(entries({ fsa057: {} }))).toEqual([]);
  });
});
