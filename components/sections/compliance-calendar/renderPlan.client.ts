import { element } from '#components/dom/element.client.ts';
import { attributeOf, selectorOf } from '#components/dom/hooks.ts';
import { requireElement } from '#components/dom/requireElement.client.ts';
import { addDays, dayAndMonth, dayFormat, longDay } from '#content/dates.ts';
import type { Mark } from '#content/pages/compliance-calendar.ts';
import { fill } from '#content/text.ts';
import type { PlannerData } from './plannerData.ts';
import type { PlannedDate, Undated, YearPlan } from './planYear.ts';

/** How many dates come first, each in a row of its own. */
const NEXT = 3;

const day = dayFormat({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });

type Group<Item> = [Item, ...Item[]];

/** Items with the same key together, in the order of the first of each. */
function groupsOf<Item>(items: readonly Item[], keyOf: (item: Item) => string): Group<Item>[] {
  const groups = new Map<string, Group<Item>>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}

/** What a step that was missed, or a due date on which no business is done, says beside its note. */
export function remarkOf({ missed, payBy }: PlannedDate, texts: PlannerData['texts']): string {
  if (missed) return fill(texts.missed, { day: longDay(missed) });
  return payBy ? fill(texts.closed, { day: longDay(payBy) }) : '';
}

type Row = { when: (Node | string)[]; titles: Node[]; mark: Mark; remark: string; note: string };

/** A row of the year, a copy of the page's template. */
function renderRow({ when, titles, mark, remark, note }: Row, marks: PlannerData['marks']): DocumentFragment {
  const template = requireElement(document, selectorOf('planner-row'), HTMLTemplateElement);
  const row = document.importNode(template.content, true);
  const slot = (name: 'when' | 'titles' | 'mark' | 'remark' | 'note') =>
    requireElement(row, selectorOf(`planner-${name}`), HTMLElement);
  slot('when').append(...when);
  slot('titles').append(...titles.flatMap((title, index) => (index > 0 ? [', ', title] : [title])));
  slot('mark').textContent = marks[mark];
  slot('mark').setAttribute(attributeOf('planner-duty'), mark);
  slot('remark').textContent = remark;
  slot('note').textContent = note;
  return row;
}

/** The row of a date, and of the later ones of the same step. */
function renderDates([planned, ...later]: Group<PlannedDate>, { texts, marks }: PlannerData): DocumentFragment {
  const { date, source, uncertain } = planned;
  const time = element('time', { dateTime: date, textContent: day(date) });
  const row = {
    when: [time, later.length > 0 ? `, ${texts.later} ${later.map(({ date }) => dayAndMonth(date)).join(', ')}` : ''],
    titles: [element('a', { textContent: source.title, href: source.link.url, rel: 'external noopener' })],
    mark: source.mark,
    remark: [remarkOf(planned, texts), uncertain && texts.uncertain].filter(Boolean).join(' '),
    note: source.note,
  };
  return renderRow(row, marks);
}

/** The rows of what has no date yet: who knows it, and links to where it is entered. */
const renderUndated = (undated: readonly Undated[], { texts, marks }: PlannerData): DocumentFragment[] =>
  groupsOf(undated, ({ ask, source }) => [ask, source.mark].join()).map((group) => {
    const [{ ask, source: first }] = group;
    const titles = group.map(({ field, source }) => element('a', { textContent: source.title, href: `#${field}` }));
    return renderRow({ when: [ask ?? texts.doubtful], titles, mark: first.mark, remark: '', note: '' }, marks);
  });

/** Writes a planned year into the result of the page, and shows it. */
export function renderPlan(result: HTMLElement, { year, dates, undated }: YearPlan, data: PlannerData): void {
  const { texts } = data;
  // A date with a remark of its own is listed separately.
  const stepOf = (planned: PlannedDate) =>
    [planned.source.rule, planned.source.step, remarkOf(planned, texts), planned.uncertain].join();
  const summary = [texts.none, texts.summaryOne][dates.length] ?? texts.summary;
  const counted = { count: dates.length, from: longDay(year.from), to: longDay(addDays(year.before, -1)) };
  const rest = [
    ...renderUndated(undated, data),
    ...groupsOf(dates.slice(NEXT), stepOf).map((group) => renderDates(group, data)),
  ];
  requireElement(result, selectorOf('planner-summary'), HTMLElement).textContent = fill(summary, counted);
  requireElement(result, selectorOf('planner-next'), HTMLElement).replaceChildren(
    ...dates.slice(0, NEXT).map((planned) => renderDates([planned], data)),
  );
  const place = requireElement(result, selectorOf('planner-rest'), HTMLElement);
  requireElement(place, 'ol', HTMLElement).replaceChildren(...rest);
  place.hidden = rest.length === 0;
  result.hidden = false;
}

/** Numbers the links to other sites that are printed, and lists their addresses for paper. */
export function numberSources(planner: HTMLElement): void {
  const isPlanned = planner.matches(selectorOf('planner-planned'));
  const links = [...planner.querySelectorAll<HTMLAnchorElement>('a[rel~="external"]')].filter(
    (link) => !isPlanned || !link.closest('details'),
  );
  const urls = [...new Set(links.map(({ href }) => href))];
  for (const link of links) link.setAttribute(attributeOf('print-reference'), String(urls.indexOf(link.href) + 1));
  requireElement(planner, selectorOf('planner-sources'), HTMLElement).replaceChildren(
    ...urls.map((url) => element('li', { textContent: url })),
  );
}
