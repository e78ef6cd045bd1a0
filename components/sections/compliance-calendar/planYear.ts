import { addDays, addMonths, type CalendarDate, isCalendarDate } from '#content/dates.ts';
import { businessDayBefore } from './businessDays.ts';
import { type Given, type Period, type Planned, periodBefore, planDates, yearFrom } from './plan.ts';
import type { PlannerData, Rule } from './plannerData.ts';

/** A date of a rule: which of which, and where that is said. */
type Step = Rule['dates'][number] & { rule: string; step: number; link: Rule['link'] };

export type PlannedDate = Planned<Step> & {
  /** The day on which a step was due that is still to be done; its `date` is then the first day of the year. */
  missed: CalendarDate | undefined;
  /** The business day before a due date on which no business is done. */
  payBy: CalendarDate | undefined;
};

/** A field without a date, and the last step counted from it. */
export type Undated = {
  field: string;
  /** Who knows the date; undefined where the visitor entered one, perhaps mistyped. */
  ask: string | undefined;
  source: Step;
};

export type YearPlan = { year: Period; dates: PlannedDate[]; undated: Undated[] };

/** Whether two steps lead to the same due date. */
const sameDeadline = (one: Planned<Step>, other: Planned<Step>): boolean =>
  one.source.rule === other.source.rule &&
  one.source.field === other.source.field &&
  one.occurrence === other.occurrence;

/**
 * Plans twelve months of the ticked rules.
 *
 * @param entries of the form: the ids of the ticked rules as `rule`, and dates by the names of their fields
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
  for (const { name, ask, anyYear } of fields) {
    const entered = entries.get(name) ?? '';
    const every = sources.find(({ field }) => field === name)?.every ?? 0;
    if (isCalendarDate(entered)) given.set(name, { day: entered, anyYear });
    else if (!ask) given.set(name, { day: addDays(addMonths(from, every), -1), anyYear: false });
  }
  const year = yearFrom(from);
  const inYear = planDates(sources, given, year, holidays);
  const missed = planDates(sources, given, periodBefore(year), holidays).filter((step) =>
    inYear.some((date) => sameDeadline(step, date)),
  );
  const dates = [
    ...missed.map((step) => ({ ...step, date: from, missed: step.date, payBy: undefined })),
    ...inYear.map((planned) => {
      const { mark, begins } = planned.source;
      const payBy = mark === 'must' && !begins ? businessDayBefore(planned.date, holidays) : undefined;
      return { ...planned, missed: undefined, payBy };
    }),
  ];
  const undated = fields.flatMap(({ name, ask }): Undated[] => {
    const source = sources.findLast(({ field }) => field === name);
    const isPlanned = dates.some(({ source: { field } }) => field === name);
    if (!source || isPlanned || !(ask || entries.get(name))) return [];
    return [{ field: name, ask: given.has(name) ? undefined : ask, source }];
  });
  return { year, dates, undated };
}
