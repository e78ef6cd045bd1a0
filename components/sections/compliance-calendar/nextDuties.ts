import { shortDate } from '#components/format/formatDate.ts';
import type { ComplianceCalendar, ComplianceRule } from '#content/pages/compliance-calendar.ts';
import type { AnswerSlip } from '#content/schema/slip.server.ts';
import { addMonths, type CalendarDate } from '#content/shared/dates.ts';
import { planDates, yearFrom } from './plan.shared.ts';

/** How many lines a slip has at least, and at most. */
const [FEWEST, MOST] = [5, 12];

/**
 * What must be done in the month from a day on by firms of any kind, or next where that is little,
 * as a slip.
 */
export function nextDuties(
  { slip: { question, total, whom }, rules, bankHolidays }: ComplianceCalendar,
  from: CalendarDate,
): AnswerSlip {
  const duties = rules.list.flatMap(({ firms, preset, dates, sources: [first] }: ComplianceRule) =>
    dates
      .filter(({ mark }) => mark === 'must')
      .map((date) => ({
        ...date,
        source: date.source ?? first,
        whom: whom.get((preset.length > 0 ? preset : firms).join(' ')),
      })),
  );
  const coming = planDates(duties, new Map(), yearFrom(from), bankHolidays);
  const inMonth = coming.filter(({ date }) => date < addMonths(from, 1)).slice(0, MOST);
  const lines = (inMonth.length < FEWEST ? coming.slice(0, FEWEST) : inMonth).map(({ date, source }) => ({
    name: shortDate(date),
    value: [source.title, source.whom].filter(Boolean).join(': '),
    source: source.source,
  }));
  return { question, lines, total: { label: total, value: lines[0]?.name ?? '' } };
}
