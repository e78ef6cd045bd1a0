import { element } from '#components/dom/element.client.ts';
import { attributeOf, selectorOf } from '#components/dom/hooks.ts';
import { requireElement } from '#components/dom/requireElement.client.ts';
import { addDays, dayAndMonth, dayFormat, longDay } from '#content/shared/dates.ts';
import { fill } from '#content/shared/text.ts';
import type { PlannerData } from './plannerData.shared.ts';
import type { FieldState, PlannedDate, YearPlan } from './planYear.shared.ts';

/** How many duties come first, each in a row of its own. */
const NEXT = 3;

const day = dayFormat({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });

/**
 * The remark on a date: pay earlier if it is no business day; confirm it if bank holidays that
 * aren't known yet may move it.
 */
export const remarkOf = ({ payBy, uncertain }: PlannedDate, texts: PlannerData['texts']): string =>
  [payBy && fill(texts.closed, { day: longDay(payBy) }), uncertain && texts.uncertain].filter(Boolean).join(' ');

/** A copy of the page's template of a row, and its parts by name. */
function copyRow() {
  const template = requireElement(document, selectorOf('planner-row'), HTMLTemplateElement);
  const row = document.importNode(template.content, true);
  const slot = (name: 'when' | 'title' | 'mark' | 'remark' | 'note') =>
    requireElement(row, selectorOf(`planner-${name}`), HTMLElement);
  return { row, slot };
}

/** The row of a date, and of the later ones of the same step. */
function renderRow(planned: PlannedDate, later: PlannedDate[], { texts, marks }: PlannerData): DocumentFragment {
  const { date, source } = planned;
  const { row, slot } = copyRow();
  slot('when').append(element('time', { dateTime: date, textContent: day(date) }));
  if (later.length > 0)
    slot('when').append(`, ${texts.later} ${later.map(({ date }) => dayAndMonth(date)).join(', ')}`);
  slot('title').append(element('a', { textContent: source.title, href: source.link.url, rel: 'external noopener' }));
  slot('mark').textContent = marks[source.mark].label;
  slot('mark').setAttribute(attributeOf('planner-duty'), source.mark);
  slot('remark').textContent = remarkOf(planned, texts);
  slot('note').textContent = source.note;
  return row;
}

/** The last date that is counted from a field: the one that it is named after. */
const dueOf = ({ name }: FieldState, { rules }: PlannerData) =>
  rules.flatMap(({ dates }) => dates).findLast(({ field }) => field === name);

/** The row of what must be done on dates that aren't entered yet, with links to their fields. */
function renderUndated({ fields }: YearPlan, data: PlannerData): DocumentFragment[] {
  const links = fields.flatMap((field) => {
    const due = dueOf(field, data);
    if (field.isFilledIn || due?.mark !== 'must') return [];
    return ['; ', element('a', { href: `#${field.name}`, textContent: due.title })];
  });
  if (links.length === 0) return [];
  const { row, slot } = copyRow();
  slot('when').textContent = data.texts.undated;
  slot('title').textContent = data.texts.undatedTitle;
  slot('mark').textContent = data.marks.must.label;
  slot('note').append(...links.slice(1));
  return [row];
}

/** What the row of a field says: its next date in the year; nothing while it is empty. */
function answerOf({ planned, isFilledIn }: FieldState, { texts }: PlannerData): string {
  if (!planned) return isFilledIn ? texts.doubtful : '';
  return [`${day(planned.date)}: ${planned.source.title}.`, remarkOf(planned, texts)].filter(Boolean).join(' ');
}

/** Shows the rows of the fields that belong to the plan, and what each of them says. */
function renderFields(result: HTMLElement, plan: YearPlan, data: PlannerData): void {
  for (const row of result.querySelectorAll<HTMLElement>(selectorOf('planner-field'))) {
    const { name, validity } = requireElement(row, 'input', HTMLInputElement);
    const state = plan.fields.find((field) => field.name === name);
    row.hidden = !state;
    // Half a date has no value.
    const answer = state && answerOf({ ...state, isFilledIn: state.isFilledIn || validity.badInput }, data);
    requireElement(row, selectorOf('planner-answer'), HTMLElement).textContent = answer ?? '';
  }
}

/** Writes the planned year of a kind of firm into the page. */
export function renderPlan(root: HTMLElement, plan: YearPlan, data: PlannerData, firm: string): void {
  const result = requireElement(root, selectorOf('planner-result'), HTMLElement);
  const { year, dates, overdue } = plan;
  const { texts } = data;
  const write = (name: 'summary' | 'overdue', text: string) => {
    requireElement(result, selectorOf(`planner-${name}`), HTMLElement).textContent = text;
  };
  const list = (name: 'next' | 'rest', rows: DocumentFragment[]) => {
    const place = requireElement(result, selectorOf(`planner-${name}`), HTMLElement);
    requireElement(place, 'ol', HTMLElement).replaceChildren(...rows);
    place.hidden = rows.length === 0;
  };
  const next = dates.filter(({ source }) => source.mark === 'must').slice(0, NEXT);
  const rest = dates.filter((planned) => !next.includes(planned));
  const counted = { firm, count: dates.length, from: longDay(year.from), to: longDay(addDays(year.before, -1)) };
  const steps = overdue.map(({ date, source }) => `${source.title} (${longDay(date)})`).join('; ');
  write('summary', fill([texts.none, texts.summaryOne][dates.length] ?? texts.summary, counted));
  write('overdue', steps && fill(texts.overdue, { count: overdue.length, steps }));
  list('next', [...renderUndated(plan, data), ...next.map((planned) => renderRow(planned, [], data))]);
  // A step is listed once, with its later dates; a date with a remark of its own separately.
  const keys = rest.map((planned) => [planned.source.rule, planned.source.step, remarkOf(planned, texts)].join());
  const laterOf = (index: number) => rest.filter((_, at) => at > index && keys[at] === keys[index]);
  const isFirst = (index: number) => keys.indexOf(keys[index] ?? '') === index;
  list(
    'rest',
    rest.flatMap((planned, index) => (isFirst(index) ? renderRow(planned, laterOf(index), data) : [])),
  );
  renderFields(result, plan, data);
  result.hidden = false;
}

/** Numbers the links to other sites that are printed, and lists their addresses for paper. */
export function numberSources(planner: HTMLElement): void {
  const isPlanned = planner.matches(selectorOf('planner-planned'));
  // A planned year is printed without the rules.
  const links = [...planner.querySelectorAll<HTMLAnchorElement>('a[rel~="external"]')].filter(
    (link) => !isPlanned || !link.closest('details'),
  );
  const urls = [...new Set(links.map(({ href }) => href))];
  for (const link of links) link.setAttribute(attributeOf('print-reference'), String(urls.indexOf(link.href) + 1));
  requireElement(planner, selectorOf('planner-sources'), HTMLElement).replaceChildren(
    ...urls.map((url) => element('li', { textContent: url })),
  );
}
