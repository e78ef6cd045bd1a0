import { shortDate } from '#components/ui/formatDate.ts';
import { matchTitles } from './matchTitles.ts';
import { readTitles, type Title } from './titles.ts';

type Entry = { title: string; href: string; item: HTMLLIElement };

/** Makes a result that isn't in the page: a copy of one that is, without its picture. */
function itemFor({ href, title, date }: Title, pattern: HTMLLIElement): HTMLLIElement {
  const item = document.createElement('li');
  item.innerHTML = pattern.innerHTML;
  item.querySelector('[data-picture]')?.remove();
  item.querySelector('a')?.setAttribute('href', href);
  const time = item.querySelector('time');
  if (time) Object.assign(time, { dateTime: date, textContent: shortDate(date) });
  const words = item.querySelector('[data-title]');
  if (words) words.textContent = title;
  return item;
}

/**
 * Filters the posts of a sidebar by title as the visitor types (specification 2.17 and 5).
 *
 * @param search the sidebar (OtherPosts.tsx), with the address of the file of all titles in `data-titles`
 */
export function start(search: HTMLElement): void {
  const input = search.querySelector('input');
  const list = search.querySelector('ul');
  const status = search.querySelector<HTMLElement>('[role="status"]');
  if (!input || !list || !status) return;

  let entries: Entry[] = [...list.querySelectorAll('li')].map((item) => ({
    item,
    title: item.querySelector('[data-title]')?.textContent ?? '',
    href: item.querySelector('a')?.getAttribute('href') ?? '',
  }));

  const show = () => {
    const results = matchTitles(entries, input.value);
    list.replaceChildren(...results.map(({ item }) => item));
    const { none = '', one = '', many = '' } = status.dataset;
    const found = results.length === 1 ? one : many.replace('{count}', String(results.length));
    const nothing = results.length === 0 && input.value.trim() !== '';
    status.toggleAttribute('data-empty', nothing);
    status.textContent = nothing ? none : input.value.trim() && found;
  };

  /** Fetches the titles of all posts; called when the field is first focused. */
  const fetchTitles = async (file: string) => {
    const response = await fetch(file);
    if (!response.ok) throw new Error(`${file} answered ${response.status}.`);
    const known = new Set([...entries.map(({ href }) => href), location.pathname]);
    const [pattern] = entries;
    const others = readTitles(await response.json()).filter(({ href }) => !known.has(href));
    if (pattern) entries = [...entries, ...others.map((title) => ({ ...title, item: itemFor(title, pattern.item) }))];
    if (input.value.trim()) show();
  };
  const { titles } = search.dataset;
  const onFocus = () => {
    input.removeEventListener('focus', onFocus);
    if (titles)
      fetchTitles(titles).catch((error: unknown) => {
        console.error(error);
        input.addEventListener('focus', onFocus);
      });
  };
  input.addEventListener('focus', onFocus);
  if (document.activeElement === input) onFocus();

  input.addEventListener('input', show);
  // Text typed before this script ran, or restored by the browser.
  if (input.value) show();
}
