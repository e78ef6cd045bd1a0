import * as z from 'zod/mini';
import { requireElement } from '#components/behaviours/requireElement.client.ts';
import { longDate } from '#components/ui/formatDate.ts';
import { today } from '#content/dates.ts';
import { type Answers, countOf, firmFacts, holds, inPounds, shortAnswers, totalOf } from './slip.ts';
import { slipHooks } from './slipHooks.ts';

/** The sentences that a change is told with, each with its slots. */
const sentences = z.record(z.enum(['printed', 'more', 'removed', 'total', 'none']), z.string());

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

/** Fills in the questions from an address; what it doesn't say stays as it is. */
function restoreAnswers(inputs: HTMLInputElement[], answers: Answers): void {
  for (const input of inputs.filter(({ name }) => answers.has(name))) {
    const named = answers.getAll(input.name).includes(input.value);
    if (input.type === 'number') input.value = String(countOf(input.name, answers));
    else if (named || input.type === 'checkbox') input.checked = named;
  }
}

const readLine = (element: HTMLElement) => ({
  element,
  when: slipHooks.when.valueAt(element).split(' '),
  pounds: Number(slipHooks.pounds.valueAt(element)),
  each: slipHooks.each.valueAt(element),
  name: requireElement(element, 'dt', HTMLElement).firstChild?.textContent,
  value: requireElement(element, slipHooks.value, HTMLElement),
  references: hookedIn(element, slipHooks.source),
});
type Line = ReturnType<typeof readLine>;

/** Shows the amount of a fee, and how many it is due for. */
function showAmount(line: Line, answers: Answers): void {
  if (line.pounds === 0) return;
  line.value.textContent = inPounds(totalOf([line], answers));
  const count = line.element.querySelector(slipHooks.count.selector);
  if (count) count.textContent = ` ${countOf(line.each, answers)} × ${inPounds(line.pounds)}`;
}

/** Lists the sources of the lines that show, and numbers their references. */
function numberSources(list: HTMLElement, shown: readonly Line[]): void {
  const references = shown.flatMap((line) => line.references);
  const used = new Set(references.map((reference) => Number(slipHooks.source.valueAt(reference))));
  const numbers = [...used].sort((a, b) => a - b);
  for (const [index, entry] of [...list.children].entries()) entry.toggleAttribute('hidden', !used.has(index));
  for (const reference of references)
    reference.textContent = `[${numbers.indexOf(Number(slipHooks.source.valueAt(reference))) + 1}]`;
}

/** What has changed on the slip, as a sentence or two. */
function tell(texts: z.output<typeof sentences>, before: Line[], after: Line[], total: string): string {
  if (after.length === 0) return texts.none;
  const sentence = (text: string, lines: Line[]) => {
    const names = lines
      .slice(0, NAMED)
      .map(({ name, value }) => `${name}: ${value.textContent}`)
      .join(', ');
    const rest = lines.length - NAMED;
    return lines.length > 0
      ? fill(text, { names: rest > 0 ? fill(texts.more, { names, count: `${rest}` }) : names })
      : '';
  };
  const added = after.filter((line) => !before.includes(line));
  const removed = before.filter((line) => !after.includes(line));
  const told = [
    sentence(texts.printed, added),
    sentence(texts.removed, removed),
    total && fill(texts.total, { total }),
  ];
  return told.filter(Boolean).join(' ');
}

/** Makes the page of the printer as long as the slip: no stylesheet can say "as long as it is". */
function fitPage(paper: HTMLElement, sheet: CSSStyleSheet): void {
  paper.toggleAttribute(slipHooks.measured.attribute, true);
  const letters = paper.offsetHeight / Number.parseFloat(getComputedStyle(paper).fontSize);
  paper.toggleAttribute(slipHooks.measured.attribute, false);
  const length = Math.ceil(letters * PAPER.points * MM_A_POINT) + PAPER.end;
  sheet.replaceSync(`@page slip { size: ${PAPER.width}mm ${length}mm }`);
}

/** Prints the slip of “Do I need to register?” as the questions are answered. Nothing is sent or stored. */
export function start(till: HTMLElement): void {
  const texts = sentences.parse(JSON.parse(slipHooks.changes.valueAt(till)));
  const inputs = [...till.querySelectorAll('input')];
  const paper = requireElement(till, slipHooks.paper, HTMLElement);
  const status = requireElement(till, '[role=status]', HTMLElement);
  const day = requireElement(paper, 'time', HTMLTimeElement);
  const lines = hookedIn(paper, slipHooks.line).map(readLine);
  let shown: Line[] = [];

  const update = () => {
    const given = inputs.filter(({ type, checked }) => type === 'number' || checked);
    const answers = new URLSearchParams(given.map(({ name, value }) => [name, value]));
    const facts = firmFacts(answers);
    for (const element of hookedIn(till, slipHooks.when))
      element.hidden = !holds(slipHooks.when.valueAt(element).split(' '), facts);
    for (const row of hookedIn(document, slipHooks.row))
      row.hidden = facts.has('ticked') && !holds(slipHooks.row.valueAt(row).split(' '), facts);
    const before = shown;
    shown = lines.filter(({ when }) => holds(when, facts));
    for (const line of shown) showAmount(line, answers);
    numberSources(requireElement(paper, slipHooks.sources, HTMLElement), shown);
    const total = facts.has('hmrc') ? inPounds(totalOf(shown, answers)) : '';
    for (const element of hookedIn(till, slipHooks.total)) element.textContent = total;
    paper.toggleAttribute(slipHooks.printed.attribute, shown.length > 0);
    return { answers: shortAnswers(answers), told: tell(texts, before, shown, total) };
  };

  till.addEventListener('input', () => {
    const { answers, told } = update();
    status.textContent = told;
    const query = answers.size > 0 ? `?${answers}` : '';
    history.replaceState(history.state, '', location.pathname + query + location.hash);
  });
  requireElement(till, slipHooks.print, HTMLButtonElement).addEventListener('click', () => print());

  day.dateTime = today();
  day.textContent = longDate(today());
  restoreAnswers(inputs, new URLSearchParams(location.search));
  update();

  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  addEventListener('beforeprint', () => fitPage(paper, sheet));
}
