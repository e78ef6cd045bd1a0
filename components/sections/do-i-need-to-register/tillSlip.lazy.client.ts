import { element } from '#components/dom/element.client.ts';
import { attributeOf, selectorOf, valueAt } from '#components/dom/hooks.ts';
import { keepCurrent } from '#components/dom/keepCurrent.ts';
import { nextPaint } from '#components/dom/nextPaint.ts';
import { requireElement } from '#components/dom/requireElement.client.ts';
import { shortDate } from '#components/format/formatDate.ts';
import { today } from '#content/shared/dates.ts';
import { fill, poundsBetween } from '#content/shared/text.ts';
import { conditionTester, countOf, isSentence, totalOf } from './slip.shared.ts';

/**
 * The paper of receipt printers, in millimetres, the size of its letters, and what is torn off
 * after the last line.
 */
const PAPER = { width: 80, letter: (8.5 * 25.4) / 72, end: 6 };

const allIn = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];

/** Fills in the questions from an address; what it doesn't say stays as it is. */
function restoreAnswers(inputs: HTMLInputElement[], answers: URLSearchParams): void {
  for (const input of inputs.filter(({ name }) => answers.has(name))) {
    const named = answers.getAll(input.name).includes(input.value);
    if (input.type === 'number') input.value = String(countOf(input.name, answers));
    else if (named || input.type === 'checkbox') input.checked = named;
  }
}

/** A line of the slip, and its row of the table, which has the sources. */
const readLine = (element: HTMLElement, row: HTMLElement) => ({
  element,
  row,
  pounds: valueAt('slip-pounds', element).split(' ').map(Number),
  each: valueAt('slip-each', element),
  name: requireElement(element, 'dt', HTMLElement).firstChild?.textContent ?? '',
  value: requireElement(element, 'dd > span', HTMLElement),
  sources: [...row.querySelectorAll<HTMLAnchorElement>('small a')],
});
type Line = ReturnType<typeof readLine>;

/** Shows the amount of a fee, and how many it is due for. */
function showAmount(line: Line, answers: URLSearchParams): void {
  const count = line.element.querySelector(selectorOf('slip-count'));
  if (!count) return;
  line.value.textContent = poundsBetween(totalOf([line], answers));
  count.textContent = ` ${countOf(line.each, answers)} × ${poundsBetween(totalOf([line], new URLSearchParams()))}`;
}

/** Lists the sources of the lines that show, each once, and refers to them by number. */
function listSources(list: HTMLElement, shown: readonly Line[]): void {
  const links = new Map(shown.flatMap(({ sources }) => sources.map((link) => [link.href, link])));
  list.replaceChildren(...[...links.values()].map((link) => element('li', {}, link.cloneNode(true))));
  const numbers = [...links.keys()];
  for (const line of shown) {
    const cited = line.sources.map(({ href }) => numbers.indexOf(href) + 1).join(', ');
    requireElement(line.element, 'sup', HTMLElement).textContent = cited && `[${cited}]`;
  }
}

/** Announces up to three lines that are not among `others`, without duplicates. */
function announcement(verb: string, lines: Line[], others: Line[]): string {
  const textsOf = (lines: Line[]) =>
    lines.map((line) => (isSentence(line) ? line.name : `${line.name}: ${line.value.textContent}.`));
  const told = textsOf(lines).filter((text) => !textsOf(others).includes(text));
  return told.length > 0 ? `${verb}: ${told.slice(0, 3).join(' ')} ` : '';
}

/** Sets the length of the printed page to the slip's: CSS can't size a page to its content. */
function fitPage(paper: HTMLElement, sheet: CSSStyleSheet): void {
  paper.toggleAttribute(attributeOf('slip-measured'), true);
  const letters = paper.offsetHeight / Number.parseFloat(getComputedStyle(paper).fontSize);
  paper.toggleAttribute(attributeOf('slip-measured'), false);
  const length = Math.ceil(letters * PAPER.letter) + PAPER.end;
  sheet.replaceSync(`@page slip { size: ${PAPER.width}mm ${length}mm; margin: 0 }`);
}

/**
 * Prints the slip of “Do I need to register?” as the questions are answered. Nothing is sent or
 * stored.
 */
export function start(till: HTMLElement): void {
  const facts = valueAt('slip-facts', till)
    .split(';')
    .map((fact) => fact.split(':'));
  const inputs = [...till.querySelectorAll('input')];
  const paper = requireElement(till, selectorOf('slip-paper'), HTMLElement);
  const status = requireElement(till, '[role=status]', HTMLElement);
  const bar = requireElement(till, `a[href="#${paper.parentElement?.id}"]`, HTMLElement);
  const day = requireElement(paper, 'header > span', HTMLElement);
  // The table has the same lines, in the same order.
  const rows = allIn(till, 'tr:has(td)');
  const lines = allIn(paper, 'dl > div').map((line, index) => readLine(line, rows[index] ?? line));
  let shown: Line[] = [];

  const update = () => {
    const given = inputs.filter(({ type, checked }) => type === 'number' || checked);
    const answersOf = (from: HTMLInputElement[]) => new URLSearchParams(from.map(({ name, value }) => [name, value]));
    const answers = answersOf(given);
    const isTrue = conditionTester(answers, facts);
    for (const element of allIn(till, selectorOf('slip-when'))) element.hidden = !isTrue(valueAt('slip-when', element));
    const before = shown;
    shown = lines.filter(({ element }) => !element.hidden);
    for (const { element, row } of lines) row.hidden = shown.length > 0 && element.hidden;
    for (const line of shown) showAmount(line, answers);
    listSources(requireElement(paper, 'ol', HTMLElement), shown);
    const sum = poundsBetween(totalOf(shown, answers));
    for (const element of allIn(till, selectorOf('slip-total'))) element.textContent = sum;
    const ticked = inputs.filter((input) => input.type === 'checkbox' && input.checked && !input.closest('[hidden]'));
    requireElement(paper, selectorOf('slip-ticked'), HTMLElement).textContent = ticked
      .map((input) => input.labels?.[0]?.querySelector('b')?.textContent)
      .join(' · ');
    const verdict = shown.filter(isSentence).map(({ name }) => name);
    requireElement(bar, 'span', HTMLElement).textContent = verdict.join(' ');
    paper.toggleAttribute(attributeOf('slip-printed'), shown.length > 0);
    // Defaults need not be in the URL.
    const changed = given.filter((it) => !it.defaultChecked && (it.type !== 'number' || it.value !== it.defaultValue));
    const cost = fill(valueAt(isTrue('payments') ? 'slip-cost-beside' : 'slip-cost', status), { sum });
    const told =
      announcement(valueAt('slip-added', status), shown, before) +
      announcement(valueAt('slip-removed', status), before, shown);
    const query = `${answersOf(changed)}`;
    history.replaceState(history.state, '', location.pathname + (query && `?${query}`) + location.hash);
    return shown.length > 0 ? told + cost : valueAt('slip-none', status);
  };

  till.addEventListener('input', async () => {
    // The tick shows before the slip is printed, which has hundreds of parts.
    await nextPaint();
    status.textContent = update();
  });
  requireElement(till, 'button', HTMLButtonElement).addEventListener('click', () => print());

  keepCurrent(() => {
    day.textContent = shortDate(today());
  });
  restoreAnswers(inputs, new URLSearchParams(location.search));
  update();

  // The bar leads down to the slip, and leaves once it is in view or above.
  new IntersectionObserver(([entry]) => {
    const isBelow = entry && !entry.isIntersecting && entry.boundingClientRect.top > 0;
    bar.toggleAttribute(attributeOf('slip-passed'), !isBelow);
  }).observe(paper);

  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  addEventListener('beforeprint', () => {
    // Print what is on screen: scripts fill fields without an event.
    update();
    fitPage(paper, sheet);
  });
}
