import { part } from '#components/behaviours/part.client.ts';
import type { ComplianceDate, ComplianceMark } from '#content/pages/compliance-calendar.ts';
import { addDays, type BankHolidays, isCalendarDate, today } from './calendarDate.ts';
import { toICalendar } from './icalendar.ts';
import { type Given, type Period, type Planned, planDates, yearFrom } from './plan.ts';

/** A date of a rule; when it falls in words stands in the page. */
type PlannerDate = Omit<ComplianceDate, 'when'>;

/** What the planner's script takes from the page, as JSON in `data-planner`. */
export type PlannerData = {
  rules: { id: string; dates: PlannerDate[] }[];
  marks: Record<ComplianceMark, string>;
  holidays: BankHolidays;
  texts: { summary: string; summaryOne: string; none: string; nothingChosen: string; leftOut: string };
  file: { name: string; title: string; produced: string; producer: string; host: string };
};

/** Where the visitor's entries are kept, and only if the box for it is ticked. */
const KEY = 'compliancePlanner';

type RuleDate = PlannerDate & { rule: string; step: number; link: { title: string; url: string } };
type Plan = { dates: Planned<RuleDate>[]; year: Period };

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

/** Entries of the form as the visitor left them: kept, and put back, as a query. */
const keeping = {
  save(form: HTMLFormElement) {
    const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    try {
      localStorage.setItem(KEY, new URLSearchParams(entries).toString());
    } catch {
      // Storage is switched off: nothing can be kept, and the planner works without.
    }
  },
  forget() {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Storage is switched off: nothing was kept.
    }
  },
  restore(form: HTMLFormElement): boolean {
    let kept: string | null = null;
    try {
      kept = localStorage.getItem(KEY);
    } catch {
      // As above.
    }
    if (kept === null) return false;
    const entries = new URLSearchParams(kept);
    for (const input of form.elements) {
      if (!(input instanceof HTMLInputElement)) continue;
      if (['checkbox', 'radio'].includes(input.type)) input.checked = entries.getAll(input.name).includes(input.value);
      else input.value = entries.get(input.name) ?? '';
    }
    return true;
  },
};

function download({ dates }: Plan, reminders: number[], { file, marks }: PlannerData): void {
  const events = dates.map(({ date, source: { rule, step, title, note, mark, link } }) => ({
    uid: `${rule}-${step}-${date}@${file.host}`,
    date,
    title,
    description: `${note}\n${marks[mark]}. ${link.title}: ${link.url}\n${file.produced}`,
    url: link.url,
    reminders,
  }));
  const text = toICalendar(events, { name: file.title, producer: file.producer, made: new Date() });
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  anchor.download = file.name;
  anchor.click();
  // Some browsers read the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(anchor.href), 60_000);
}

/** Writes the planned dates into the page, by month, from the page's own templates. */
function show({ dates }: Plan, list: HTMLElement, { marks }: PlannerData): void {
  const monthTemplate = part(document, 'template[data-planner-month]', HTMLTemplateElement);
  const dateTemplate = part(document, 'template[data-planner-date]', HTMLTemplateElement);
  list.replaceChildren();
  let month = '';
  let entries: Element | undefined;
  for (const { date, source, uncertain } of dates) {
    if (!entries || date.slice(0, 7) !== month) {
      month = date.slice(0, 7);
      const group = document.importNode(monthTemplate.content, true);
      part(group, '[data-slot="month"]', HTMLElement).textContent = MONTH.format(new Date(date));
      entries = part(group, '[data-slot="dates"]', HTMLElement);
      list.append(group);
    }
    const entry = document.importNode(dateTemplate.content, true);
    const slot = (name: string) => part(entry, `[data-slot="${name}"]`, HTMLElement);
    const time = part(entry, 'time', HTMLTimeElement);
    time.dateTime = date;
    time.textContent = DAY.format(new Date(date));
    slot('title').textContent = source.title;
    slot('note').textContent = source.note;
    slot('mark').textContent = marks[source.mark];
    slot('mark').dataset.mark = source.mark;
    slot('uncertain').hidden = !uncertain;
    const link = part(entry, 'a', HTMLAnchorElement);
    link.href = source.link.url;
    link.textContent = source.link.title;
    entries.append(entry);
  }
}

/** The compliance calendar's planner: works out a year of dates in the browser, and sends nothing. */
export function start(): void {
  const root = part(document, '[data-planner]', HTMLElement);
  const form = part(root, 'form', HTMLFormElement);
  const data: PlannerData = JSON.parse(root.dataset.planner ?? '{}');
  const result = part(root, '[data-planner-result]', HTMLElement);
  const heading = part(result, 'h2', HTMLElement);
  const summary = part(result, '[data-planner-summary]', HTMLElement);
  const leftOut = part(result, '[data-planner-left-out]', HTMLElement);
  const list = part(result, '[data-planner-list]', HTMLElement);
  const alert = part(form, '[data-planner-alert]', HTMLElement);
  const keep = part(form, 'input[name="keep"]', HTMLInputElement);
  const rules = [...form.querySelectorAll<HTMLElement>('[data-rule]')];
  const dateInputs = (rule: HTMLElement) => [...rule.querySelectorAll<HTMLInputElement>('input[type="date"]')];
  const tickOf = (rule: HTMLElement) => part(rule, 'input[name="rule"]', HTMLInputElement);
  const chosen = () => rules.filter((rule) => tickOf(rule).checked);
  let plan: Plan | undefined;

  /** Shows the rules that can concern a firm of the chosen kind; `tick` those that usually do. */
  const applyFirm = (tick: boolean) => {
    const firm = form.querySelector<HTMLInputElement>('input[name="firm"]:checked')?.value;
    if (!firm) return;
    for (const rule of rules) {
      rule.hidden = !rule.dataset.firms?.split(' ').includes(firm);
      if (tick || rule.hidden) tickOf(rule).checked = !rule.hidden && !!rule.dataset.preset?.split(' ').includes(firm);
    }
  };

  const mark = (input: HTMLInputElement, wrong: boolean) => {
    const message = part(form, `#${input.id}-error`, HTMLElement);
    message.hidden = !wrong;
    input.setAttribute('aria-describedby', `${input.id}-hint${wrong ? ` ${message.id}` : ''}`);
    if (wrong) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  };

  /** The inputs that stand in the way; each says so beside itself. */
  const check = () => {
    const wrong: HTMLInputElement[] = [];
    for (const rule of rules)
      for (const input of dateInputs(rule)) {
        // A half-typed date reads as empty, and says so in `badInput`.
        const empty = input.value === '' && !input.validity.badInput;
        const fault = tickOf(rule).checked && !(empty ? 'optional' in input.dataset : isCalendarDate(input.value));
        mark(input, fault);
        if (fault) wrong.push(input);
      }
    return wrong;
  };

  const workOut = () => {
    /** The first source of each chosen rule, as its entry links it. */
    const links = new Map(
      chosen().map((rule) => {
        const { textContent: title, href: url } = part(rule, '[data-sources] a', HTMLAnchorElement);
        return [rule.dataset.rule ?? '', { title: title ?? '', url }];
      }),
    );
    const given = new Map<string, Given>();
    const empty: string[] = [];
    for (const input of chosen().flatMap(dateInputs)) {
      if (input.value) given.set(input.name, { day: input.value, anyYear: 'anyYear' in input.dataset });
      else empty.push(input.labels?.[0]?.dataset.label ?? input.name);
    }
    const sources = data.rules.flatMap(({ id, dates }) => {
      const link = links.get(id);
      return link ? dates.map((date, step) => ({ ...date, rule: id, step, link: date.source ?? link })) : [];
    });
    const year = yearFrom(today());
    plan = { dates: planDates(sources, given, year, data.holidays), year };
    show(plan, list, data);
    const { summary: many, summaryOne, none } = data.texts;
    const count = plan.dates.length;
    const text = count === 0 ? none : count === 1 ? summaryOne : many;
    summary.textContent = fill(text, {
      count: String(count),
      from: LONG_DAY.format(new Date(year.from)),
      to: LONG_DAY.format(new Date(addDays(year.before, -1))),
    });
    leftOut.hidden = empty.length === 0;
    leftOut.textContent = `${data.texts.leftOut} ${empty.join(', ')}`;
    result.hidden = false;
    root.dataset.planned = '';
  };

  const ready = () => chosen().length > 0 && check().length === 0;

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    alert.textContent = chosen().length === 0 ? data.texts.nothingChosen : '';
    const [first] = check();
    if (first) first.focus();
    if (first || chosen().length === 0) return;
    workOut();
    heading.focus();
  });

  root.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.name === 'firm') applyFirm(true);
    if (keep.checked) keeping.save(form);
    else if (target === keep) keeping.forget();
    // What is shown follows the form; a date that is being typed is left in peace until the button is pressed.
    if (plan && target !== keep && target.name !== 'reminder' && ready()) workOut();
  });

  part(root, '[data-planner-download]', HTMLButtonElement).addEventListener('click', () => {
    const reminders = [...root.querySelectorAll<HTMLInputElement>('input[name="reminder"]:checked')];
    if (plan)
      download(
        plan,
        reminders.map(({ value }) => Number(value)),
        data,
      );
  });
  part(root, '[data-planner-print]', HTMLButtonElement).addEventListener('click', () => print());

  // Without kept entries, a kind of firm may have been picked while this was on its way.
  applyFirm(!keeping.restore(form));
  part(form, 'button[type="submit"]', HTMLButtonElement).disabled = false;
}
