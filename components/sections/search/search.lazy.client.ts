import { element } from '#components/dom/element.client.ts';
import { attributeOf, selectorOf, valueAt } from '#components/dom/hooks.ts';
import { requireElement } from '#components/dom/requireElement.client.ts';
import { cutText } from '#components/format/cutText.ts';
import { fill } from '#content/text.ts';
import { excerptOf } from './excerpt.ts';
import { type FoundPage, type Hit, loadEngine } from './pagefind.client.ts';
import { isAnswered } from './question.ts';

/** Results shown at once; the button shows as many again. */
const PAGE = 10;
/** Most parts of a result that are linked below it. */
const PARTS = 3;
/** Wait after a key before searching. */
const PAUSE_MS = 250;
/** Length of a question that is repeated whole above its results. */
const REPEATED = 80;

/**
 * Each result has tasks of its own: those of long pages together would hold up the visitor's next
 * key.
 */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** An excerpt as nodes, with `<mark>` around matches. */
const excerptNodes = ({ content, locations }: FoundPage) =>
  excerptOf(content, locations).map(({ text, match }) => (match ? element('mark', { textContent: text }) : text));

/** A result, written into a copy of the page's template. */
function resultOf(page: FoundPage, template: HTMLTemplateElement): DocumentFragment {
  const { url, meta, sub_results } = page;
  const result = document.importNode(template.content, true);
  const link = requireElement(result, 'a', HTMLAnchorElement);
  link.href = url;
  link.textContent = meta.title ?? url;
  // The template has the words of every kind.
  for (const kind of result.querySelectorAll(selectorOf('search-kind')))
    if (valueAt('search-kind', kind) !== meta.kind) kind.remove();
  if (page.content) requireElement(result, selectorOf('search-excerpt'), HTMLElement).append(...excerptNodes(page));
  const parts = sub_results.filter((sub) => sub.url.includes('#') && sub.url !== url).slice(0, PARTS);
  const list = requireElement(result, 'ul', HTMLElement);
  list.hidden = parts.length === 0;
  for (const { url: href, title: textContent } of parts) {
    list.append(element('li', {}, element('a', { href, textContent })));
  }
  return result;
}

/**
 * The search of the whole site: loads its engine when the field is first focused, and searches
 * while the visitor types. Above the results stand the answers that the page has to the question.
 */
export function start(root: HTMLElement): void {
  const form = requireElement(root, 'form', HTMLFormElement);
  const input = requireElement(form, 'input', HTMLInputElement);
  const status = requireElement(root, '[role="status"]', HTMLElement);
  const answers = requireElement(root, selectorOf('search-answers'), HTMLElement);
  const results = requireElement(root, selectorOf('search-results'), HTMLElement);
  const list = requireElement(results, 'ol', HTMLOListElement);
  const kinds = requireElement(results, 'fieldset', HTMLFieldSetElement);
  const more = requireElement(results, ':scope > button', HTMLButtonElement);
  const everything = requireElement(root, 'details', HTMLDetailsElement);
  const template = requireElement(root, 'template', HTMLTemplateElement);
  const wordsOf = (name: 'one' | 'many' | 'none' | 'failed') => valueAt(`search-${name}`, status);

  let engine: ReturnType<typeof loadEngine> | undefined;
  const load = () => {
    engine ??= loadEngine();
    return engine;
  };

  /** Of every kind. */
  let found: Hit[] = [];
  /** Of the kind that is shown. */
  let hits: Hit[] = [];
  let shown = 0;
  /** Settles when all results that were asked for are shown. */
  let latest: Promise<unknown> | undefined;
  /** The number of the latest search: what comes of an older one is dropped. */
  let current = 0;

  /** A result; where its text can't be fetched, by its title in the list of everything. */
  const pageOf = ({ url, kind, data }: Hit): Promise<FoundPage> =>
    data().catch((error: unknown) => {
      console.error(error);
      // The next search tries again.
      engine = undefined;
      const title = requireElement(everything, `a[href="${url}"]`, HTMLAnchorElement).textContent;
      return { url, content: '', locations: [], meta: { title, kind }, sub_results: [] };
    });

  /**
   * Shows as many results again, after those that were asked for before; none if others are shown
   * meanwhile.
   */
  const showMore = () => {
    const from = hits;
    const next = hits.slice(shown, shown + PAGE);
    // At once: a second click shows what follows.
    shown += next.length;
    more.hidden = shown >= hits.length;
    const asked = Promise.all(next.map((hit) => nextTask().then(() => pageOf(hit))));
    latest = Promise.all([asked, latest]).then(async ([pages]) => {
      for (const page of pages) {
        await nextTask();
        if (from !== hits) return;
        list.append(resultOf(page, template));
      }
    });
    return latest;
  };

  /** Shows the results of one kind, or all. */
  const showOnly = (kind: string) => {
    hits = found.filter((hit) => !kind || hit.kind === kind);
    for (const button of kinds.querySelectorAll('button'))
      button.ariaPressed = String(valueAt('search-only', button) === kind);
    shown = 0;
    latest = undefined;
    list.replaceChildren();
    return showMore();
  };

  /**
   * Shows what a search has found, and counts its kinds. Who is among the results that it replaces
   * goes back to the field.
   */
  const replaceResults = (all: Hit[]) => {
    if (results.contains(document.activeElement)) input.focus({ preventScroll: true });
    found = all;
    const buttons = [...kinds.querySelectorAll('button')];
    for (const button of buttons) {
      const kind = valueAt('search-only', button);
      const count = found.filter((hit) => !kind || hit.kind === kind).length;
      requireElement(button, selectorOf('search-count'), HTMLElement).textContent = String(count);
      button.hidden = count === 0;
    }
    // One button is for all, another for a single kind.
    kinds.hidden = buttons.filter(({ hidden }) => !hidden).length < 3;
    return showOnly('');
  };

  /**
   * Ends the wait for results: shows the answers to a question, or all, and everything where
   * nothing was found.
   * @returns how much was
   */
  const settle = (question: string): number => {
    const all = [...answers.querySelectorAll<HTMLElement>(selectorOf('search-keywords'))];
    for (const one of all) {
      const asked = { keywords: valueAt('search-keywords', one), beside: valueAt('search-beside', one) };
      one.hidden = question !== '' && !isAnswered(question, asked);
    }
    const isAny = all.some(({ hidden }) => !hidden);
    answers.hidden = !isAny;
    answers.toggleAttribute(attributeOf('search-answered'), isAny && question !== '');
    results.hidden = found.length === 0;
    // What is counted is listed below; an answer alone is a result.
    const count = found.length || Number(isAny);
    everything.open = count === 0;
    for (const part of [answers, everything]) part.removeAttribute(attributeOf('search-waiting'));
    return count;
  };

  const fail = (error: unknown, search = current) => {
    console.error('The search could not be loaded.', error);
    // The next search tries again.
    engine = undefined;
    if (search !== current) return;
    replaceResults([]);
    settle(input.value.trim());
    everything.open = true;
    status.textContent = wordsOf('failed');
  };

  const run = async (search: number) => {
    const query = input.value.trim();
    history.replaceState(history.state, '', query ? `?q=${encodeURIComponent(query)}` : location.pathname);
    const all = query ? await (await load()).search(query) : [];
    if (search !== current) return;
    await replaceResults(all);
    if (search !== current) return;
    const count = settle(query);
    const sentence = query ? wordsOf(count > 1 ? 'many' : count === 1 ? 'one' : 'none') : '';
    const repeated = cutText(query, REPEATED);
    status.textContent = fill(sentence, { count, query: repeated === query ? query : `${repeated.trim()} …` });
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Results move it: nobody sees that.
      everything.toggleAttribute(attributeOf('search-waiting'), true);
      const search = ++current;
      run(search).catch((error) => fail(error, search));
    }, delay);
  };

  const warmUp = () => load().catch((error) => fail(error));
  input.addEventListener('focus', warmUp, { once: true });
  input.addEventListener('input', () => soon(PAUSE_MS));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    soon(0);
  });
  kinds.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (!button) return;
    button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    showOnly(valueAt('search-only', button));
  });
  more.addEventListener('click', async () => {
    const before = list.lastElementChild;
    await showMore();
    // The button may be hidden now: the focus moves to the first of the new results.
    before?.nextElementSibling?.querySelector('a')?.focus();
  });

  const byShortcut = location.hash === `#${input.id}`;
  input.value ||= new URLSearchParams(location.search).get('q') ?? '';
  if (byShortcut) input.focus({ preventScroll: true });
  if (document.activeElement === input) warmUp();
  if (input.value || byShortcut) soon(0);
  else settle('');
}
