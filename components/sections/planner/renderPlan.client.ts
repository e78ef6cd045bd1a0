import { requireElement } from '#components/behaviours/requireElement.client.ts';
import { addDays } from '#content/dates.ts';
import type { PlannerData } from './plannerData.ts';
import { plannerHooks } from './plannerHooks.ts';
import type { PlannedDate, YearPlan } from './planYear.ts';

const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const LONG_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const fill = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** How many dates the year has, and how many ticked rules have none. */
function summaryOf({ dates, year, withoutDate }: YearPlan, { texts }: PlannerData): string {
  const many = dates.length === 1 ? texts.summaryOne : texts.summary;
  const summary = fill(dates.length === 0 ? texts.none : many, {
    count: String(dates.length),
    from: LONG_DAY.format(new Date(year.from)),
    to: LONG_DAY.format(new Date(addDays(year.before, -1))),
  });
  if (withoutDate.length === 0) return summary;
  const without = withoutDate.length === 1 ? texts.withoutDateOne : texts.withoutDate;
  return `${summary}${dates.length === 0 ? '' : '.'} ${fill(without, { count: String(withoutDate.length) })}`;
}

/** What a step that was missed, or a due date on which no business is done, says beside its note. */
export function remarkOf({ missed, payBy }: PlannedDate, texts: PlannerData['texts']): string {
  if (missed) return fill(texts.missed, { day: LONG_DAY.format(new Date(missed)) });
  return payBy ? fill(texts.closed, { day: LONG_DAY.format(new Date(payBy)) }) : '';
}

function renderDate(planned: PlannedDate, { marks, texts }: PlannerData): DocumentFragment {
  const { date, source, uncertain } = planned;
  const template = requireElement(document, plannerHooks.date, HTMLTemplateElement);
  const entry = document.importNode(template.content, true);
  const slot = (name: 'title' | 'note' | 'mark' | 'remark' | 'uncertain') =>
    requireElement(entry, plannerHooks[name], HTMLElement);
  const time = requireElement(entry, 'time', HTMLTimeElement);
  time.dateTime = date;
  time.textContent = DAY.format(new Date(date));
  slot('title').textContent = source.title;
  slot('note').textContent = source.note;
  slot('mark').textContent = marks[source.mark];
  slot('mark').setAttribute(plannerHooks.duty.attribute, source.mark);
  const remark = remarkOf(planned, texts);
  slot('remark').textContent = remark;
  slot('remark').hidden = remark === '';
  slot('uncertain').hidden = !uncertain;
  const link = requireElement(entry, 'a', HTMLAnchorElement);
  link.href = source.link.url;
  link.textContent = source.link.title;
  return entry;
}

/** The dates by month, each in a copy of the page's template. */
function renderMonths(dates: readonly PlannedDate[], data: PlannerData): DocumentFragment[] {
  const template = requireElement(document, plannerHooks.month, HTMLTemplateElement);
  const months = new Map<string, PlannedDate[]>();
  for (const planned of dates) {
    const month = planned.date.slice(0, 'YYYY-MM'.length);
    months.set(month, [...(months.get(month) ?? []), planned]);
  }
  return [...months].map(([month, entries]) => {
    const group = document.importNode(template.content, true);
    requireElement(group, plannerHooks.monthName, HTMLElement).textContent = MONTH.format(new Date(month));
    requireElement(group, plannerHooks.dates, HTMLElement).append(...entries.map((entry) => renderDate(entry, data)));
    return group;
  });
}

/** Writes a planned year into the result of the page, and shows it. */
export function renderPlan(result: HTMLElement, plan: YearPlan, data: PlannerData): void {
  const { emptyFields, withoutDate } = plan;
  requireElement(result, plannerHooks.summary, HTMLElement).textContent = summaryOf(plan, data);
  const leftOut = requireElement(result, plannerHooks.leftOut, HTMLElement);
  leftOut.hidden = emptyFields.length === 0;
  leftOut.textContent = `${data.texts.leftOut} ${emptyFields.join(', ')}`;
  requireElement(result, plannerHooks.list, HTMLElement).replaceChildren(...renderMonths(plan.dates, data));
  const without = requireElement(result, plannerHooks.without, HTMLElement);
  without.hidden = withoutDate.length === 0;
  requireElement(without, 'ul', HTMLElement).replaceChildren(
    ...withoutDate.map((title) => Object.assign(document.createElement('li'), { textContent: title })),
  );
  result.hidden = false;
}
