import { expect, test } from 'vitest';
import { type FieldEntry, missingFields, planYear, type RuleEntry } from '#components/sections/planner/planYear.ts';
import { complianceCalendar } from '#content/pages/compliance-calendar.ts';

/** A ticked rule of the site whose first field a visitor left like this. */
function entries(ruleId: string, field: Partial<FieldEntry> = {}): RuleEntry[] {
  const rules = complianceCalendar.rules.list.filter(({ id }) => id === ruleId);
  return rules.map(({ id, title, fields }) => {
    const [first] = fields;
    if (!first) throw new Error(`${id} has no field.`);
    const left = { ...first, value: '', unreadable: false, ...field };
    return { id, title, ticked: true, fields: [left], link: { title: '', url: '' } };
  });
}

test('a date in another century is queried, and the rule keeps its other dates', () => {
  const data = { rules: complianceCalendar.rules.list, holidays: complianceCalendar.bankHolidays };
  const { withoutDate, doubtfulFields } = planYear(entries('fsa057', { value: '2207-01-29' }), data, '2026-11-20');
  expect([withoutDate, doubtfulFields]).toEqual([[], ['fsa057-due']]);
});

// The rest of a planned year is tested in tests/component/reading/planner.test.tsx.
test.each([
  ['a date that is half typed', 'hmrc-declaration', { unreadable: true }, ['declaration-due']],
  ['a day that does not exist', 'hmrc-declaration', { value: '2027-02-30' }, ['declaration-due']],
  ['an optional date that is half typed', 'fsa057', { unreadable: true }, ['fsa057-due']],
  ['no optional date that is empty', 'fsa057', {}, []],
])('the fields that keep a year from being planned include %s', (_, rule, field, missing) => {
  expect(missingFields(entries(rule, field))).toEqual(missing);
});
