import { requireElement } from '#components/behaviours/requireElement.client.ts';
import { excerptOf } from './excerpt.ts';
import { addressOf, type FoundPage, type Hit, loadEngine } from './pagefind.client.ts';
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
  if (page.content) requireElement(result, searchHooks.excerpt, HTMLElement).append(...excerptNodes(page));
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
    engine ??= loadEngine();
    return engine;
  };

  let hits: Hit[] = [];
  let shown = 0;
  /** Settles when all results that were asked for are shown. */
  let latest: Promise<unknown> | undefined;
  /** The number of the latest search: what comes of an older one is dropped. */
  let current = 0;

  /** A result whose text can't be fetched, by its title in the list of everything. */
  const titleOf = async (hit: Hit): Promise<FoundPage> => {
    const url = await addressOf(hit);
    const title = requireElement(everything, `a[href="${url}"]`, HTMLAnchorElement).textContent;
    return { url, content: '', locations: [], meta: { title }, sub_results: [] };
  };
  /** @throws the first error where nothing could be fetched */
  const pagesOf = async (some: Hit[]): Promise<FoundPage[]> => {
    const pages = await Promise.allSettled(
      some.map((hit) =>
        hit.data().catch((error: unknown) => {
          console.error(error);
          engine = undefined;
          return titleOf(hit);
        }),
      ),
    );
    const fetched = pages.flatMap((page) => (page.status === 'fulfilled' ? page.value : []));
    if (pages[0]?.status === 'rejected' && fetched.length === 0) throw pages[0].reason;
    return fetched;
  };

  /** Shows as many results again, after those that were asked for before. */
  const showMore = async (search: number) => {
    const next = hits.slice(shown, shown + PAGE);
    // At once: a second press shows what follows.
    shown += next.length;
    more.hidden = shown >= hits.length;
    const batch = Promise.all([pagesOf(next), latest]);
    latest = batch;
    const [pages] = await batch;
    if (search === current) list.append(...pages.map((page) => resultOf(page, template)));
  };

  const fail = (error: unknown, search = current) => {
    console.error('The search could not be loaded.', error);
    // The next search tries again.
    engine = undefined;
    if (search !== current) return;
    results.hidden = list.childElementCount === 0;
    delete everything.dataset.waiting;
    status.textContent = wordsOf(searchHooks.failed);
  };

  const run = async (search: number) => {
    const query = input.value.trim();
    history.replaceState(history.state, '', query ? `?q=${encodeURIComponent(query)}` : location.pathname);
    const found = query ? (await (await load()).search(query)).results : [];
    if (search !== current) return;
    hits = found;
    shown = 0;
    latest = undefined;
    list.replaceChildren();
    await showMore(search);
    if (search !== current) return;
    results.hidden = hits.length === 0;
    delete everything.dataset.waiting;
    const sentence = query ? wordsOf([searchHooks.none, searchHooks.one][hits.length] ?? searchHooks.many) : '';
    status.textContent = sentence.replace('{count}', String(hits.length)).replace('{query}', query);
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (delay: number) => {
    clearTimeout(timer);
    // Results move it: nobody sees that.
    everything.dataset.waiting = '';
    timer = setTimeout(() => {
      const search = ++current;
      run(search).catch((error) => {
        if (search === current) list.replaceChildren();
        fail(error, search);
      });
    }, delay);
  };

  const warmUp = () => load().catch((error) => fail(error));
  input.addEventListener('focus', warmUp, { once: true });
  input.addEventListener('input', () => soon(PAUSE_MS));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    soon(0);
  });
  more.addEventListener('click', async () => {
    const search = current;
    const before = list.lastElementChild;
    const shownBefore = shown;
    await showMore(search).catch((error) => {
      fail(error, search);
      if (search !== current) return;
      latest = undefined;
      shown = shownBefore;
      more.hidden = false;
    });
    // The button may be hidden now: the focus moves to the first of the new results.
    before?.nextElementSibling?.querySelector('a')?.focus();
  });

  const byShortcut = location.hash === `#${input.id}`;
  input.value ||= new URLSearchParams(location.search).get('q') ?? '';
  if (byShortcut) input.focus({ preventScroll: true });
  if (document.activeElement === input) warmUp();
  if (input.value || byShortcut) soon(0);
  else delete everything.dataset.waiting;
}
