import * as z from 'zod/mini';
import { nextPaint } from '#components/behaviours/nextPaint.ts';
import { requireElement } from '#components/behaviours/requireElement.client.ts';
import { shortDate } from '#components/ui/formatDate.ts';
import { today } from '#content/dates.ts';
import { inPounds } from '#content/text.ts';
import { type Answers, countOf, firmOf, totalOf } from './slip.ts';
import { slipHooks } from './slipHooks.ts';

/** What a change is told with. */
const changeWords = z.record(z.enum(['printed', 'removed', 'total', 'none']), z.string());

/** The paper of receipt printers, in millimetres, the size of its letters, and what is torn off after the last line. */
const PAPER = { width: 80, letter: (8.5 * 25.4) / 72, end: 6 };

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

/** What has changed on the slip, in a few words. */
function tell(words: z.output<typeof changeWords>, before: Line[], after: Line[], total: string): string {
  const sentence = (verb: string, lines: Line[], others: Line[]) => {
    const named = lines.filter((line) => !others.includes(line)).slice(0, 3);
    return (
      named.length > 0 && `${verb}: ${named.map(({ name, value }) => `${name}: ${value.textContent}`).join(', ')}.`
    );
  };
  const told = [sentence(words.printed, after, before), sentence(words.removed, before, after)];
  return after.length > 0 ? [...told, total && `${words.total}: ${total}.`].filter(Boolean).join(' ') : words.none;
}

/** Makes the page of the printer as long as the slip: no stylesheet can say "as long as it is". */
function fitPage(paper: HTMLElement, sheet: CSSStyleSheet): void {
  paper.toggleAttribute(slipHooks.measured.attribute, true);
  const letters = paper.offsetHeight / Number.parseFloat(getComputedStyle(paper).fontSize);
  paper.toggleAttribute(slipHooks.measured.attribute, false);
  const length = Math.ceil(letters * PAPER.letter) + PAPER.end;
  sheet.replaceSync(`@page slip { size: ${PAPER.width}mm ${length}mm }`);
}

/** Prints the slip of “Do I need to register?” as the questions are answered. Nothing is sent or stored. */
export function start(till: HTMLElement): void {
  const words = changeWords.parse(JSON.parse(slipHooks.changes.valueAt(till)));
  const inputs = [...till.querySelectorAll('input')];
  const paper = requireElement(till, slipHooks.paper, HTMLElement);
  const status = requireElement(till, '[role=status]', HTMLElement);
  const day = requireElement(paper, 'header > span', HTMLElement);
  const lines = hookedIn(paper, { selector: 'dl > div' }).map(readLine);
  let shown: Line[] = [];

  const update = () => {
    const given = inputs.filter(({ type, checked }) => type === 'number' || checked);
    const answersOf = (from: HTMLInputElement[]) => new URLSearchParams(from.map(({ name, value }) => [name, value]));
    const answers = answersOf(given);
    const holds = firmOf(answers);
    for (const element of hookedIn(till, slipHooks.when))
      element.hidden = !holds(slipHooks.when.valueAt(element).split(' '));
    for (const row of hookedIn(document, slipHooks.row))
      row.hidden = holds(['ticked']) && !holds(slipHooks.row.valueAt(row).split(' '));
    const before = shown;
    shown = lines.filter(({ when }) => holds(when));
    for (const line of shown) showAmount(line, answers);
    numberSources(requireElement(paper, 'ol', HTMLElement), shown);
    const total = holds(['hmrc']) ? inPounds(totalOf(shown, answers)) : '';
    for (const element of hookedIn(till, slipHooks.total)) element.textContent = total;
    paper.toggleAttribute(slipHooks.printed.attribute, shown.length > 0);
    // What was so from the start need not be in the address.
    const changed = given.filter(
      (input) => !input.defaultChecked && (input.type !== 'number' || input.value !== input.defaultValue),
    );
    return { query: `${answersOf(changed)}`, told: tell(words, before, shown, total) };
  };

  till.addEventListener('input', async () => {
    // The tick shows before the slip is printed, which has hundreds of parts.
    await nextPaint();
    const { query, told } = update();
    status.textContent = told;
    history.replaceState(history.state, '', location.pathname + (query && `?${query}`) + location.hash);
  });
  requireElement(till, 'button', HTMLButtonElement).addEventListener('click', () => print());

  day.textContent = shortDate(today());
  restoreAnswers(inputs, new URLSearchParams(location.search));
  update();

  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  addEventListener('beforeprint', () => fitPage(paper, sheet));
}
