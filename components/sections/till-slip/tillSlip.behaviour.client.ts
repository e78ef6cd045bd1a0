import * as z from 'zod/mini';
import { requireElement } from '#components/behaviours/requireElement.client.ts';
import { longDate } from '#components/ui/formatDate.ts';
import { today } from '#content/dates.ts';
import { type Answers, amountOf, countOf, firmFacts, holds, inPounds, shortAnswers, totalOf } from './slip.ts';
import { slipHooks } from './slipHooks.ts';

/** The sentences that a change is told with, each with its slots. */
const sentences = z.record(z.enum(['printed', 'more', 'removed', 'total', 'none', 'bar']), z.string());

/** So many lines a change names; it counts the rest. */
const NAMED = 3;

/** The paper of receipt printers, in millimetres, the size of its letters, and what is torn off after the last line. */
const PAPER = { width: 80, points: 8.5, end: 6 };
const MM_A_POINT = 25.4 / 72;

const fill = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

const hookedIn = (root: ParentNode, { selector }: { selector: string }) => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/** The answers as a form would send them; there is none, since Enter in a field has nothing to send. */
const readAnswers = (inputs: HTMLInputElement[]): Answers =>
  new URLSearchParams(
    inputs.filter(({ type, checked }) => type === 'number' || checked).map(({ name, value }) => [name, value]),
  );

/** Fills in the questions from an address; what it doesn't say stays as it is. */
function restoreAnswers(inputs: HTMLInputElement[], answers: Answers): void {
  for (const input of inputs) {
    if (!answers.has(input.name)) continue;
    const named = answers.getAll(input.name).includes(input.value);
    if (input.type === 'number') input.value = String(countOf(input.name, answers));
    else if (named || input.type === 'checkbox') input.checked = named;
  }
}

/** A line of the page's slip. */
type Line = { element: HTMLElement; when: string[]; pounds: number; each: string };

const readLine = (element: HTMLElement): Line => ({
  element,
  when: slipHooks.when.valueAt(element).split(' '),
  pounds: Number(slipHooks.pounds.valueAt(element)),
  each: slipHooks.each.valueAt(element),
});

/** A line as it is spoken of: its name, and what is due. */
const nameOf = ({ element }: Line): string =>
  `${requireElement(element, slipHooks.name, HTMLElement).textContent}: ${requireElement(element, slipHooks.value, HTMLElement).textContent}`;

/** The amount of a fee, and how many it is due for. */
function showAmount(line: Line, answers: Answers): void {
  if (line.pounds === 0) return;
  requireElement(line.element, slipHooks.value, HTMLElement).textContent = inPounds(amountOf(line, answers));
  if (line.each)
    requireElement(line.element, slipHooks.count, HTMLElement).textContent =
      ` ${countOf(line.each, answers)} × ${inPounds(line.pounds)}`;
}

/** Lists the sources of the lines that show, and numbers their references. */
function numberSources(paper: HTMLElement, shown: readonly Line[]): void {
  const references = shown.flatMap(({ element }) => hookedIn(element, slipHooks.source));
  const used = new Set(references.map((reference) => slipHooks.source.valueAt(reference)));
  const entries = [...requireElement(paper, slipHooks.sources, HTMLElement).children];
  const numbers = new Map<string, number>();
  for (const [index, entry] of entries.entries()) {
    entry.toggleAttribute('hidden', !used.has(`${index}`));
    if (used.has(`${index}`)) numbers.set(`${index}`, numbers.size + 1);
  }
  for (const reference of references) reference.textContent = `[${numbers.get(slipHooks.source.valueAt(reference))}]`;
}

/** What has changed on the slip, as a sentence or two. */
function tell(
  texts: z.output<typeof sentences>,
  before: readonly Line[],
  after: readonly Line[],
  total: string,
): string {
  if (after.length === 0) return texts.none;
  const list = (lines: Line[]) => {
    const names = lines.slice(0, NAMED).map(nameOf).join(', ');
    return lines.length > NAMED ? fill(texts.more, { names, count: String(lines.length - NAMED) }) : names;
  };
  const added = after.filter((line) => !before.includes(line));
  const removed = before.filter((line) => !after.includes(line));
  return [
    added.length > 0 && fill(texts.printed, { names: list(added) }),
    removed.length > 0 && fill(texts.removed, { names: list(removed) }),
    total && fill(texts.total, { total }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Makes the page of the printer as long as the slip: no stylesheet can say "as long as it is". */
function fitPage(paper: HTMLElement, sheet: CSSStyleSheet): void {
  paper.toggleAttribute('data-slip-measured', true);
  const letters = paper.offsetHeight / Number.parseFloat(getComputedStyle(paper).fontSize);
  paper.toggleAttribute('data-slip-measured', false);
  const length = Math.ceil(letters * PAPER.points * MM_A_POINT) + PAPER.end;
  sheet.replaceSync(`@page slip { size: ${PAPER.width}mm ${length}mm }`);
}

/** Prints the slip of “Do I need to register?” as the questions are answered. Nothing is sent or stored. */
export function start(till: HTMLElement): void {
  const texts = sentences.parse(JSON.parse(slipHooks.changes.valueAt(till)));
  const inputs = [...till.querySelectorAll('input')];
  const paper = requireElement(till, slipHooks.paper, HTMLElement);
  const status = requireElement(till, slipHooks.status, HTMLElement);
  const bar = requireElement(till, slipHooks.bar, HTMLElement);
  const day = requireElement(paper, 'time', HTMLTimeElement);
  const lines = hookedIn(paper, slipHooks.line).map(readLine);
  let shown: Line[] = [];

  const update = (isTold: boolean) => {
    const answers = readAnswers(inputs);
    const facts = firmFacts(answers);
    for (const element of hookedIn(till, slipHooks.when))
      element.hidden = !holds(slipHooks.when.valueAt(element).split(' '), facts);
    const now = lines.filter(({ when }) => holds(when, facts));
    for (const group of hookedIn(paper, slipHooks.group))
      group.hidden = !now.some(({ element }) => group.contains(element));
    for (const line of now) showAmount(line, answers);
    numberSources(paper, now);
    const total = now.some(({ pounds }) => pounds > 0) ? inPounds(totalOf(now, answers)) : '';
    requireElement(paper, slipHooks.total, HTMLElement).textContent = total;
    bar.hidden = now.length === 0;
    requireElement(bar, 'b', HTMLElement).textContent = total;
    paper.toggleAttribute('data-slip-printed', now.length > 0);
    if (isTold) status.textContent = tell(texts, shown, now, total);
    shown = now;
    return shortAnswers(answers);
  };

  till.addEventListener('input', () => {
    const answers = update(true);
    history.replaceState(
      history.state,
      '',
      `${location.pathname}${answers.size > 0 ? `?${answers}` : ''}${location.hash}`,
    );
  });
  requireElement(till, slipHooks.print, HTMLButtonElement).addEventListener('click', () => print());

  day.dateTime = today();
  day.textContent = longDate(today());
  restoreAnswers(inputs, new URLSearchParams(location.search));
  update(false);

  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  addEventListener('beforeprint', () => fitPage(paper, sheet));
}
