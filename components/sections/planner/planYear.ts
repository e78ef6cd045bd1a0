import { type CalendarDate, isCalendarDate } from '#content/dates.ts';
import { businessDayBefore } from './businessDays.ts';
import { type Given, type Period, type Planned, periodBefore, planDates, yearFrom } from './plan.ts';
import type { Link, PlannerData, RuleDate } from './plannerData.ts';

/** A date field as the visitor left it. */
export type FieldEntry = {
  name: string;
  label: string;
  value: string;
  /** Something was typed that is no date yet; `value` is then empty. */
  unreadable: boolean;
  /** The rule works without it. */
  optional: boolean;
  anyYear: boolean;
};

/** A rule as the visitor left it. */
export type RuleEntry = {
  id: string;
  title: string;
  ticked: boolean;
  fields: FieldEntry[];
  /** The rule's first source, for dates that have none of their own. */
  link: Link;
};

type Step = RuleDate & { rule: string; step: number; link: Link };

export type PlannedDate = Planned<Step> & {
  /** The day on which a step was due that is still to be done; its `date` is then the first day of the year. */
  missed: CalendarDate | undefined;
  /** The business day before a due date on which no business is done. */
  payBy: CalendarDate | undefined;
};

export type YearPlan = {
  year: Period;
  dates: PlannedDate[];
  /** Labels of the optional fields of ticked rules that are empty. */
  emptyFields: string[];
  /** Titles of the ticked rules that have no date in the year. */
  withoutDate: string[];
  /** Names of the fields whose date puts none of their rule's dates in the year: perhaps mistyped. */
  doubtfulFields: string[];
};

const needsDate = ({ value, unreadable, optional }: FieldEntry): boolean =>
  value === '' && !unreadable ? !optional : !isCalendarDate(value);

/** Names of the ticked rules' fields that must be filled in, or filled in again, before the year can be planned. */
export const missingFields = (rules: readonly RuleEntry[]): string[] =>
  rules.flatMap(({ ticked, fields }) => (ticked ? fields.filter(needsDate).map(({ name }) => name) : []));

/** Whether two steps lead to the same due date. */
const sameDeadline = (one: Planned<Step>, other: Planned<Step>): boolean =>
  one.source.rule === other.source.rule &&
  one.source.field === other.source.field &&
  one.occurrence === other.occurrence;

/**
 * Plans twelve months of the ticked rules.
 *
 * @param rules the form's entries, without missing fields
 * @param data every rule's dates, and the bank holidays
 * @param from the first day of the year
 */
export function planYear(
  rules: readonly RuleEntry[],
  data: Pick<PlannerData, 'rules' | 'holidays'>,
  from: CalendarDate,
): YearPlan {
  const ticked = rules.filter((rule) => rule.ticked);
  const fields = ticked.flatMap((rule) => rule.fields);
  const filled = fields.filter(({ value }) => value !== '');
  const given = new Map(filled.map(({ name, value, anyYear }): [string, Given] => [name, { day: value, anyYear }]));
  const sources = ticked.flatMap(({ id, link }) => {
    const dates = data.rules.find((rule) => rule.id === id)?.dates ?? [];
    return dates.map((date, step) => ({ ...date, rule: id, step, link: date.source ?? link }));
  });
  const year = yearFrom(from);
  const inYear = planDates(sources, given, year, data.holidays);
  const missed = planDates(sources, given, periodBefore(year), data.holidays).filter((step) =>
    inYear.some((date) => sameDeadline(step, date)),
  );
  const dates = [
    ...missed.map((step) => ({ ...step, date: from, missed: step.date, payBy: undefined })),
    ...inYear.map((planned) => {
      const payBy = planned.source.mark === 'must' ? businessDayBefore(planned.date, data.holidays) : undefined;
      return { ...planned, missed: undefined, payBy };
    }),
  ];
  return {
    year,
    dates,
    emptyFields: fields.filter(({ value }) => value === '').map(({ label }) => label),
    withoutDate: ticked.filter(({ id }) => !dates.some(({ source }) => source.rule === id)).map(({ title }) => title),
    doubtfulFields: filled
      .filter(({ name }) => !dates.some(({ source }) => source.field === name))
      .map(({ name }) => name),
  };
}
