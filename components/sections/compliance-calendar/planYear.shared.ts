import { addDays, addMonths, type CalendarDate, isCalendarDate } from '#content/shared/dates.ts';
import { businessDayBefore } from './businessDays.shared.ts';
import { type Given, type Period, type Planned, periodBefore, planDates, yearFrom } from './plan.shared.ts';
import type { PlannerData, Rule } from './plannerData.shared.ts';

/** A rule's date, with the rule's id, its position and its source. */
type Step = Rule['dates'][number] & { rule: string; step: number; link: Rule['link'] };

export type PlannedDate = Planned<Step> & {
  /** The business day before a due date on which no business is done. */
  payBy: CalendarDate | undefined;
};

/**
 * A field of a ticked rule, and the planned date that is counted from it: the last of the rule or,
 * if that is after the year, the first step.
 */
export type FieldState = { name: string; planned: PlannedDate | undefined; isFilledIn: boolean };

/** A planned year; `overdue` are the steps of a coming deadline whose own dates have passed. */
export type YearPlan = { year: Period; dates: PlannedDate[]; overdue: Planned<Step>[]; fields: FieldState[] };

/** Whether two steps lead to the same due date, which was counted from a field. */
const sameDeadline = (one: Planned<Step>, other: Planned<Step>): boolean =>
  one.source.field !== undefined && one.source.field === other.source.field && one.occurrence === other.occurrence;

/**
 * Plans twelve months of the ticked rules.
 *
 * @param entries of the form: the ids of the ticked rules as `rule`, and dates by the names of
 * their fields
 * @param data every rule, and the bank holidays
 * @param from the first day of the year
 */
export function planYear(
  entries: URLSearchParams,
  { rules, holidays }: Pick<PlannerData, 'rules' | 'holidays'>,
  from: CalendarDate,
): YearPlan {
  const ticked = rules.filter(({ id }) => entries.getAll('rule').includes(id));
  const fields = ticked.flatMap((rule) => rule.fields);
  const sources = ticked.flatMap(({ id, link, dates }) =>
    dates.map((date, step): Step => ({ ...date, rule: id, step, link: date.source ?? link })),
  );
  const given = new Map<string, Given>();
  for (const { name, isAdvice, anyYear } of fields) {
    const entered = entries.get(name) ?? '';
    const every = sources.find(({ field }) => field === name)?.every ?? 0;
    if (isCalendarDate(entered)) given.set(name, { day: entered, anyYear });
    else if (isAdvice) given.set(name, { day: addDays(addMonths(from, every), -1), anyYear: false });
  }
  const year = yearFrom(from);
  const inYear = planDates(sources, given, year, holidays);
  const overdue = planDates(sources, given, periodBefore(year), holidays).filter((step) =>
    inYear.some((date) => sameDeadline(step, date)),
  );
  const dates = inYear.map((planned) => {
    const { mark, begins } = planned.source;
    return { ...planned, payBy: mark === 'must' && !begins ? businessDayBefore(planned.date, holidays) : undefined };
  });
  const states = fields.map(({ name }) => {
    const due = sources.findLast(({ field }) => field === name);
    const planned = dates.find(({ source }) => source === due) ?? dates.find(({ source: { field } }) => field === name);
    return { name, planned, isFilledIn: Boolean(entries.get(name)) };
  });
  return { year, dates, overdue, fields: states };
}
