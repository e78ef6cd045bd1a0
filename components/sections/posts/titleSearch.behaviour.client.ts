import { attributeOf, selectorOf, valueAt } from '#components/dom/hooks.ts';
import { fill } from '#content/shared/text.ts';
import { matchTitles } from './matchTitles.shared.ts';

/**
 * Filters the posts of a sidebar by title as the visitor types (specification 2.17 and 5).
 *
 * @param search the sidebar (OtherPosts.tsx), which has all other posts and hides all but the
 * newest
 */
export function start(search: HTMLElement): void {
  const input = search.querySelector('input');
  const list = search.querySelector('ul');
  const status = search.querySelector<HTMLElement>('[role="status"]');
  if (!input || !list || !status) return;

  const entries = [...list.querySelectorAll('li')].map((item) => ({
    item,
    title: item.querySelector(selectorOf('title-search-title'))?.textContent ?? '',
  }));

  const show = () => {
    const results = matchTitles(entries, input.value);
    for (const { item } of results) item.hidden = false;
    list.replaceChildren(...results.map(({ item }) => item));
    const words = valueAt(results.length === 1 ? 'title-search-one' : 'title-search-many', status);
    const count = fill(words, { count: results.length });
    const nothing = results.length === 0 && input.value.trim() !== '';
    status.toggleAttribute(attributeOf('title-search-empty'), nothing);
    status.textContent = nothing ? valueAt('title-search-none', status) : input.value.trim() && count;
  };
  input.addEventListener('input', show);
  // Text typed before this script ran, or restored by the browser.
  if (input.value) show();
}
