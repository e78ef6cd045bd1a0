import { element } from '#components/dom/element.client.ts';
import { attributeOf, selectorOf, valueAt } from '#components/dom/hooks.ts';
import { requireElement } from '#components/dom/requireElement.client.ts';
import { inTime } from '#components/dom/timeLimit.ts';
import { cutText } from '#components/format/cutText.ts';
import type { AnswerSlip } from '#content/schema/slip.server.ts';
import { fill } from '#content/text.ts';
import type { Found } from './siteIndex.client.ts';

/** Results shown at once; the button shows as many again. */
const PAGE = 10;
/** Most parts of a result that are linked below it. */
const PARTS = 3;
/** Wait after a key before searching. */
const PAUSE_MS = 250;
/** Length of a question that is repeated whole above its results. */
const REPEATED = 80;

const show = (root: ParentNode, selector: string, text: string) => {
  requireElement(root, selector, HTMLElement).textContent = text;
};

/** Writes an answer on its empty paper. */
function fillSlip(paper: HTMLElement, { question, lines, total }: AnswerSlip): void {
  show(paper, 'header p', question);
  const empty = requireElement(paper, 'dl > div', HTMLElement);
  for (const { name, value } of lines) {
    const line = document.importNode(empty, true);
    show(line, 'dt', name);
    show(line, 'dd', value);
    empty.before(line);
  }
  empty.remove();
  requireElement(paper, ':scope > div > p', HTMLElement).replaceChildren(
    `${total.label} `,
    element('b', { textContent: total.value }),
  );
}

/**
 * A result, written into a copy of the page's template; the first shows the slip of its page in
 * place of an excerpt.
 */
function resultOf({ document: page, passage }: Found, template: HTMLTemplateElement, isFirst: boolean): Node {
  const result = document.importNode(template.content, true);
  const link = requireElement(result, 'a', HTMLAnchorElement);
  link.href = page.url;
  link.textContent = page.title;
  show(result, selectorOf('search-kind'), page.kind);
  const { excerpt, parts } = passage();
  const text = requireElement(result, selectorOf('search-excerpt'), HTMLElement);
  const paper = requireElement(result, selectorOf('search-slip'), HTMLElement);
  if (isFirst && page.slip) {
    fillSlip(paper, page.slip);
    text.remove();
  } else {
    text.append(...excerpt.map((piece, at) => (at % 2 ? element('mark', { textContent: piece }) : piece)));
    paper.remove();
  }
  const list = requireElement(result, 'ul', HTMLElement);
  for (const { href, heading } of parts.slice(0, PARTS))
    list.append(element('li', {}, element('a', { href, textContent: heading })));
  return result;
}

/**
 * The search of the whole site: fetches its index when the field is first focused, and searches
 * while the visitor types.
 */
export function start(root: HTMLElement): void {
  const form = requireElement(root, 'form', HTMLFormElement);
  const input = requireElement(form, 'input', HTMLInputElement);
  const status = requireElement(root, '[role="status"]', HTMLElement);
  const asked = requireElement(root, selectorOf('search-asked'), HTMLElement);
  const results = requireElement(root, selectorOf('search-results'), HTMLElement);
  const list = requireElement(results, 'ol', HTMLOListElement);
  const kinds = requireElement(results, 'fieldset', HTMLFieldSetElement);
  const buttons = [...kinds.querySelectorAll('button')];
  const more = requireElement(results, ':scope > button', HTMLButtonElement);
  const everything = requireElement(root, 'details', HTMLDetailsElement);
  const template = requireElement(root, 'template', HTMLTemplateElement);

  let index: Promise<(query: string) => Found[]> | undefined;
  const load = () => {
    index ??= inTime(import('./siteIndex.client.ts').then(({ loadIndex }) => loadIndex()));
    return index;
  };

  let found: Found[] = [];
  const isOfKind = (kind: string) => (result: Found) => !kind || result.document.kind === kind;

  /** Shows as many results again of the kind whose button is pressed. */
  const showMore = () => {
    const pressed = buttons.find(({ ariaPressed }) => ariaPressed === 'true');
    const ofKind = found.filter(isOfKind(pressed ? valueAt('search-only', pressed) : ''));
    const from = list.childElementCount;
    const next = ofKind.slice(from, from + PAGE);
    list.append(...next.map((result, place) => resultOf(result, template, from + place === 0)));
    more.hidden = list.childElementCount === ofKind.length;
  };

  /** Shows the results of one kind, or all. */
  const showOnly = (kind: string) => {
    for (const button of buttons) button.ariaPressed = String(valueAt('search-only', button) === kind);
    list.replaceChildren();
    showMore();
  };

  /**
   * Shows what a search has found, and counts its kinds. Who is among the results that it replaces
   * goes back to the field.
   */
  const showResults = (query: string) => {
    if (results.contains(document.activeElement)) input.focus({ preventScroll: true });
    for (const button of buttons) {
      const count = found.filter(isOfKind(valueAt('search-only', button))).length;
      show(button, selectorOf('search-count'), String(count));
      button.hidden = count === 0;
    }
    // One button is for all, another for a single kind.
    kinds.hidden = buttons.filter(({ hidden }) => !hidden).length < 3;
    showOnly('');
    asked.hidden = query !== '';
    results.hidden = found.length === 0;
    everything.open = found.length === 0;
    for (const part of [asked, everything]) part.removeAttribute(attributeOf('search-waiting'));
  };

  const run = async () => {
    // Results move it: nobody sees that.
    everything.toggleAttribute(attributeOf('search-waiting'), input.value !== '');
    let said: 'one' | 'many' | 'none' | 'failed' = 'failed';
    try {
      const find = await load();
      found = find(input.value);
      said = found.length > 1 ? 'many' : found.length === 1 ? 'one' : 'none';
    } catch (error) {
      console.error('The search could not be loaded.', error);
    }
    const query = input.value.trim();
    showResults(query);
    history.replaceState(history.state, '', query ? `?q=${encodeURIComponent(query)}` : location.pathname);
    const start = cutText(query, REPEATED);
    const values = { count: found.length, query: start === query ? query : `${start.trim()} …` };
    status.textContent = query || said === 'failed' ? fill(valueAt(`search-${said}`, status), values) : '';
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const warmUp = () => load().catch(run);
  input.addEventListener('focus', warmUp, { once: true });
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(run, PAUSE_MS);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(timer);
    run();
  });
  kinds.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (!button) return;
    button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    showOnly(valueAt('search-only', button));
  });
  more.addEventListener('click', () => {
    const last = list.lastElementChild;
    showMore();
    // The button may be hidden now: the focus moves to the first of the new results.
    last?.nextElementSibling?.querySelector('a')?.focus();
  });

  const byShortcut = location.hash === `#${input.id}`;
  input.value ||= new URLSearchParams(location.search).get('q') ?? '';
  if (byShortcut) input.focus({ preventScroll: true });
  if (input.value || document.activeElement === input) run();
  else showResults('');
}
