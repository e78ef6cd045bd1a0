import { part } from '#components/behaviours/part.client.ts';
import { type KeptPage, keptPages, OFFLINE_PAGE, removePages, WORKER } from './kept.ts';
import { keptOn } from './keptOn.ts';
import { rememberWish, wantsPagesKept } from './wish.ts';

/** The title of a page, read from its HTML. Only the title is parsed: this page's policy refuses the other page's styles. */
function titleOf(html: string): string {
  const [, title = ''] = /<title>(.*?)<\/title>/.exec(html) ?? [];
  return new DOMParser().parseFromString(title, 'text/html').body.textContent.split(' | ')[0] ?? '';
}

async function itemFor({ path, response }: KeptPage, words: string): Promise<HTMLLIElement> {
  const link = Object.assign(document.createElement('a'), { href: path, textContent: titleOf(await response.text()) });
  const item = document.createElement('li');
  const day = keptOn(response);
  item.append(link);
  if (day) item.append(Object.assign(document.createElement('small'), { textContent: words.replace('{day}', day) }));
  return item;
}

/**
 * The offline page: lists the pages kept on this device, removes them, and turns keeping on and off. When the worker shows it
 * instead of another page, it explains why and reloads once the connection is back.
 *
 * @param root the page's content (KeptPages.tsx)
 */
export function start(root: HTMLElement): void {
  if (location.pathname !== OFFLINE_PAGE) {
    part(root, '[data-missing]', HTMLElement).hidden = false;
    part(root, '[data-again]', HTMLButtonElement).addEventListener('click', () => location.reload());
    addEventListener('online', () => location.reload());
  }
  if (!('serviceWorker' in navigator && 'caches' in window)) return;

  const list = part(root, '[data-pages]', HTMLUListElement);
  const status = part(root, '[role="status"]', HTMLElement);
  const remove = part(root, '[data-remove]', HTMLButtonElement);
  const wish = part(root, 'input', HTMLInputElement);

  const show = async () => {
    const pages = await keptPages();
    list.replaceChildren(...(await Promise.all(pages.map((page) => itemFor(page, list.dataset.pages ?? '')))));
    status.textContent = pages.length > 0 ? '' : (status.dataset.none ?? '');
    remove.disabled = pages.length === 0;
  };

  remove.addEventListener('click', async () => {
    await removePages();
    await show();
    // The button is disabled now and would lose the focus.
    wish.focus();
  });
  wish.addEventListener('change', async () => {
    rememberWish(wish.checked);
    if (wish.checked) return;
    await removePages();
    await (await navigator.serviceWorker.getRegistration(WORKER))?.unregister();
    await show();
  });

  wish.checked = wantsPagesKept();
  show().then(() => {
    part(root, '[data-unavailable]', HTMLElement).hidden = true;
    part(root, '[data-kept]', HTMLElement).hidden = false;
  }, console.error);
}
