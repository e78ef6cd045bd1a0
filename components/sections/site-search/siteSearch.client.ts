import { part } from '#components/behaviours/part.client.ts';
import { type Found, type Hit, loadEngine } from './pagefind.client.ts';

/** What the script takes from the page, as JSON in `data-site-search`. */
export type SearchTexts = {
  one: string;
  many: string;
  none: string;
  failed: string;
  kinds: Record<string, string>;
};

/** Results shown at once; the button adds as many again. */
const PAGE = 10;
/** Parts of a result that are named below it. */
const PARTS = 3;
/** A word that is still being typed isn't searched. */
const PAUSE_MS = 250;

/** An excerpt as nodes: its text, and `<mark>` where something was found; any other markup is left out. */
function excerptNodes(html: string): Node[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return [...parsed.body.childNodes].map((node) => {
    const text = node.textContent ?? '';
    if (node.nodeName !== 'MARK') return document.createTextNode(text);
    const mark = document.createElement('mark');
    mark.textContent = text;
    return mark;
  });
}

/** The search of the whole site: fetches its engine when the visitor turns to it, and searches as they type. */
export function start(): void {
  const root = part(document, '[data-site-search]', HTMLElement);
  const form = part(root, 'form', HTMLFormElement);
  const input = part(form, 'input', HTMLInputElement);
  const status = part(root, '[role="status"]', HTMLElement);
  const results = part(root, '[data-results]', HTMLElement);
  const list = part(results, 'ol', HTMLOListElement);
  const more = part(results, 'button', HTMLButtonElement);
  const everything = part(root, '[data-everything]', HTMLElement);
  const template = part(root, 'template', HTMLTemplateElement);
  const texts: SearchTexts = JSON.parse(root.dataset.siteSearch ?? '{}');

  let engine: ReturnType<typeof loadEngine> | undefined;
  const load = () => {
    engine ??= loadEngine().catch((error: unknown) => {
      // Forgotten, so that the next search tries again.
      engine = undefined;
      throw error;
    });
    return engine;
  };

  const itemFor = ({ url, excerpt, meta, sub_results }: Found) => {
    const item = document.importNode(template.content, true);
    const link = part(item, 'a', HTMLAnchorElement);
    link.href = url;
    link.textContent = meta.title ?? url;
    part(item, '[data-kind]', HTMLElement).textContent = texts.kinds[meta.kind ?? ''] ?? '';
    part(item, '[data-excerpt]', HTMLElement).append(...excerptNodes(excerpt));
    const parts = sub_results.filter((sub) => sub.url.includes('#') && sub.url !== url).slice(0, PARTS);
    const partList = part(item, 'ul', HTMLElement);
    partList.hidden = parts.length === 0;
    for (const { url, title } of parts) {
      const entry = document.createElement('li');
      const anchor = document.createElement('a');
      anchor.href = url;
      anchor.textContent = title;
      entry.append(anchor);
      partList.append(entry);
    }
    return item;
  };

  let hits: Hit[] = [];
  let shown = 0;
  /** The search that is being answered: an answer that comes after a newer question is dropped. */
  let current = 0;

  const showMore = async (search: number) => {
    const found = await Promise.all(hits.slice(shown, shown + PAGE).map((hit) => hit.data()));
    if (search !== current) return;
    list.append(...found.map(itemFor));
    shown += found.length;
    more.hidden = shown >= hits.length;
  };

  const say = (text: string, query: string) => {
    status.textContent = text.replace('{count}', String(hits.length)).replace('{query}', query);
  };

  const run = async () => {
    const search = ++current;
    const query = input.value.trim();
    history.replaceState(history.state, '', query ? `?q=${encodeURIComponent(query)}` : location.pathname);
    if (!query) hits = [];
    else {
      const { search: ask } = await load();
      const answer = await ask(query);
      if (search !== current) return;
      hits = answer.results;
    }
    shown = 0;
    list.replaceChildren();
    await showMore(search);
    if (search !== current) return;
    results.hidden = hits.length === 0;
    everything.hidden = hits.length > 0;
    const { none, one, many } = texts;
    say(query ? ([none, one][hits.length] ?? many) : '', query);
  };

  const fail = (error: unknown) => {
    console.error('The search could not be loaded.', error);
    results.hidden = true;
    everything.hidden = false;
    status.textContent = texts.failed;
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (delay: number) => {
    clearTimeout(timer);
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
    // The button may be gone: whoever pressed it goes on with the first of the new results.
    list.children[next]?.querySelector('a')?.focus();
  });

  // An address with a question, and what was typed before this script came.
  input.value ||= new URLSearchParams(location.search).get('q') ?? '';
  if (input.value) soon(0);
}
