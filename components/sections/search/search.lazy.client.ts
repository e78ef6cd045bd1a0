import { element } from '#components/dom/element.client.ts';
import { attributeOf, selectorOf, valueAt } from '#components/dom/hooks.ts';
import { requireElement } from '#components/dom/requireElement.client.ts';
import { withDeadline } from '#components/dom/timeLimit.ts';
import { cutText } from '#components/format/cutText.ts';
import { fillSlip } from '#components/ui/slip/fillSlip.client.ts';
import { fill } from '#content/shared/text.ts';
import type { Found, loadIndex } from './siteIndex.client.ts';

/** Results shown at once; the button shows as many again. */
const PAGE = 10;
/** Most parts of a result that are linked below it. */
const PARTS = 3;
/** Wait after a key before searching. */
const PAUSE_MS = 250;
/** The longest query that is repeated in full above its results. */
const REPEATED = 80;

const show = (root: ParentNode, selector: string, text: string) => {
  requireElement(root, selector, HTMLElement).textContent = text;
};

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
  const slip = isFirst && page.slip;
  if (slip) fillSlip(paper, slip);
  else text.append(...excerpt.map((piece, at) => (at % 2 ? element('mark', { textContent: piece }) : piece)));
  (slip ? text : paper).remove();
  const links = parts.slice(0, PARTS).map(({ href, heading }) => element('a', { href, textContent: heading }));
  requireElement(result, 'ul', HTMLElement).append(...links.map((link) => element('li', {}, link)));
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
  const results = requireElement(root, selectorOf('search-results'), HTMLElement);
  const list = requireElement(results, 'ol', HTMLOListElement);
  const kinds = requireElement(results, 'fieldset', HTMLFieldSetElement);
  const more = requireElement(results, ':scope > button', HTMLButtonElement);
  const everything = requireElement(root, selectorOf('search-waiting'), HTMLElement);
  const folded = requireElement(everything, 'details', HTMLDetailsElement);
  const asked = requireElement(root, selectorOf('search-asked'), HTMLElement);
  const template = requireElement(root, 'template', HTMLTemplateElement);

  let index: ReturnType<typeof loadIndex> | undefined;
  const load = () => {
    index ??= withDeadline(import('./siteIndex.client.ts').then(({ loadIndex }) => loadIndex()));
    return index;
  };

  let found: Found[] = [];
  /** Those of the kind that is shown. */
  let ofKind: Found[] = [];

  /** Shows as many results again. */
  const showMore = () => {
    const from = list.childElementCount;
    const next = ofKind.slice(from, from + PAGE);
    list.append(...next.map((result, place) => resultOf(result, template, from + place === 0)));
    more.hidden = list.childElementCount === ofKind.length;
  };

  /** Shows the results of one kind, or all, and counts those of each. */
  const showKind = (shown: string) => {
    for (const button of kinds.querySelectorAll('button')) {
      const kind = valueAt('search-only', button);
      const its = found.filter(({ document }) => !kind || document.kind === kind);
      show(button, selectorOf('search-count'), String(its.length));
      button.hidden = its.length === 0;
      button.ariaPressed = String(kind === shown);
      if (kind === shown) ofKind = its;
    }
    // One button is for all, another for a single kind.
    kinds.hidden = kinds.querySelectorAll('button:not([hidden])').length < 3;
    list.replaceChildren();
    showMore();
  };

  const run = async () => {
    // Hidden while results load, so that nobody sees it move.
    everything.toggleAttribute(attributeOf('search-waiting'), input.value !== '');
    let said: 'one' | 'many' | 'none' | 'failed' = 'failed';
    try {
      const find = await load();
      found = find(input.value);
      said = found.length > 1 ? 'many' : found.length === 1 ? 'one' : 'none';
    } catch (error) {
      console.error('The search could not be loaded.', error);
    }
    // The focus goes back to the field from what is replaced or hidden.
    const focused = document.activeElement;
    if (root.contains(focused) && !form.contains(focused)) input.focus({ preventScroll: true });
    showKind('');
    const query = input.value.trim();
    results.hidden = found.length === 0;
    everything.hidden = found.length > 0;
    asked.hidden = query !== '';
    // What is said leads to it.
    folded.open ||= said === 'failed' || (said === 'none' && query !== '');
    everything.removeAttribute(attributeOf('search-waiting'));
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
    showKind(valueAt('search-only', button));
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
  else everything.removeAttribute(attributeOf('search-waiting'));
}
