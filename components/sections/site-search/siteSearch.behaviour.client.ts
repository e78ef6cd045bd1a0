import { requireElement } from '#components/behaviours/requireElement.client.ts';
import { excerptOf } from './excerpt.ts';
import { type FoundPage, type Hit, loadEngine } from './pagefind.client.ts';
import { searchHooks } from './searchHooks.ts';

/** Results shown at once; the button shows as many again. */
const PAGE = 10;
/** Most parts of a result that are linked below it. */
const PARTS = 3;
/** Wait after a key before searching. */
const PAUSE_MS = 250;

/** An excerpt as nodes, with `<mark>` around matches. */
const excerptNodes = ({ content, locations }: FoundPage) =>
  excerptOf(content, locations).flatMap(({ text, match }, index) => [
    index > 0 ? ' ' : '',
    match ? Object.assign(document.createElement('mark'), { textContent: text }) : text,
  ]);

/** A result, written into a copy of the page's template. */
function resultOf(page: FoundPage, template: HTMLTemplateElement): DocumentFragment {
  const { url, meta, sub_results } = page;
  const result = document.importNode(template.content, true);
  const link = requireElement(result, 'a', HTMLAnchorElement);
  link.href = url;
  link.textContent = meta.title ?? url;
  // The template has the words of every kind.
  for (const kind of result.querySelectorAll(searchHooks.kind.selector))
    if (searchHooks.kind.valueAt(kind) !== meta.kind) kind.remove();
  requireElement(result, searchHooks.excerpt, HTMLElement).append(...excerptNodes(page));
  const parts = sub_results.filter((sub) => sub.url.includes('#') && sub.url !== url).slice(0, PARTS);
  const list = requireElement(result, 'ul', HTMLElement);
  list.hidden = parts.length === 0;
  for (const { url: href, title: textContent } of parts) {
    const entry = document.createElement('li');
    entry.append(Object.assign(document.createElement('a'), { href, textContent }));
    list.append(entry);
  }
  return result;
}

/** The search of the whole site: loads its engine when the field is first focused, and searches while the visitor types. */
export function start(root: HTMLElement): void {
  const form = requireElement(root, 'form', HTMLFormElement);
  const input = requireElement(form, 'input', HTMLInputElement);
  const status = requireElement(root, '[role="status"]', HTMLElement);
  const results = requireElement(root, searchHooks.results, HTMLElement);
  const list = requireElement(results, 'ol', HTMLOListElement);
  const more = requireElement(results, 'button', HTMLButtonElement);
  const everything = requireElement(root, searchHooks.everything, HTMLElement);
  const template = requireElement(root, 'template', HTMLTemplateElement);
  const wordsOf = (hook: typeof searchHooks.one) => hook.valueAt(status);

  let engine: ReturnType<typeof loadEngine> | undefined;
  const load = () => {
    engine ??= loadEngine().catch((error: unknown) => {
      // The next search tries again.
      engine = undefined;
      throw error;
    });
    return engine;
  };

  let hits: Hit[] = [];
  let shown = 0;
  /** The number of the latest search: results of an older one are dropped. */
  let current = 0;

  const showMore = async (search: number) => {
    const pages = await Promise.all(hits.slice(shown, shown + PAGE).map((hit) => hit.data()));
    if (search !== current) return;
    list.append(...pages.map((page) => resultOf(page, template)));
    shown += pages.length;
    more.hidden = shown >= hits.length;
  };

  const run = async () => {
    const search = ++current;
    const query = input.value.trim();
    history.replaceState(history.state, '', query ? `?q=${encodeURIComponent(query)}` : location.pathname);
    if (!query) hits = [];
    else {
      const loaded = await load();
      const answer = await loaded.search(query);
      if (search !== current) return;
      hits = answer.results;
    }
    shown = 0;
    list.replaceChildren();
    await showMore(search);
    if (search !== current) return;
    results.hidden = hits.length === 0;
    delete everything.dataset.waiting;
    const sentence = query ? wordsOf([searchHooks.none, searchHooks.one][hits.length] ?? searchHooks.many) : '';
    status.textContent = sentence.replace('{count}', String(hits.length)).replace('{query}', query);
  };

  const fail = (error: unknown) => {
    console.error('The search could not be loaded.', error);
    results.hidden = true;
    delete everything.dataset.waiting;
    status.textContent = wordsOf(searchHooks.failed);
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (delay: number) => {
    clearTimeout(timer);
    // Results move it: nobody sees that.
    everything.dataset.waiting = '';
    timer = setTimeout(() => run().catch(fail), delay);
  };

  input.addEventListener('focus', () => load().catch(fail), { once: true });
  input.addEventListener('input', () => soon(PAUSE_MS));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    soon(0);
  });
  more.addEventListener('click', async () => {
    const next = shown;
    await showMore(current).catch(fail);
    // The button may be hidden now: the focus moves to the first of the new results.
    list.children[next]?.querySelector('a')?.focus();
  });

  const byShortcut = location.hash === `#${input.id}`;
  input.value ||= new URLSearchParams(location.search).get('q') ?? '';
  if (byShortcut) input.focus({ preventScroll: true });
  if (document.activeElement === input) load().catch(fail);
  if (input.value || byShortcut) soon(0);
  else delete everything.dataset.waiting;
}
