import { shortDate } from '#components/format/formatDate.ts';
import type { ComplianceCalendar, ComplianceRule } from '#content/pages/compliance-calendar.ts';
import type { AnswerSlip } from '#content/schema/slip.server.ts';
import type { CalendarDate } from '#content/shared/dates.ts';
import { planDates, soonest, yearFrom } from './plan.shared.ts';

/** The slip of what firms of any kind must do in the month from a day or, if little, next. */
export function nextDuties(
  { slip: { question, total }, rules, bankHolidays }: ComplianceCalendar,
  from: CalendarDate,
): AnswerSlip {
  const duties = rules.list.flatMap(({ whom, dates, sources: [first] }: ComplianceRule) =>
    dates.filter(({ mark }) => mark === 'must').map((date) => ({ ...date, source: date.source ?? first, whom })),
  );
  const coming = planDates(duties, new Map(), yearFrom(from), bankHolidays);
  const lines = soonest(coming, from).map(({ date, source }) => ({
    name: shortDate(date),
    value: [source.whom, source.title].filter(Boolean).join(': '),
    source: source.source,
  }));
  return { question, lines, total: { label: total, value: lines[0]?.name ?? '' } };
}
