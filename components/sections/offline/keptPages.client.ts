import { part } from '#components/behaviours/part.client.ts';
import { type KeptPage, keptPages, OFFLINE_PAGE, removePages, WORKER } from './kept.ts';
import { keptOn } from './keptOn.ts';
import { rememberWish, wantsPagesKept } from './wish.ts';

/** The title of a page. It alone is parsed: the page's own styles are none that this one's policy allows. */
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

/** The offline page: what is kept on this device, and the reader's say in it. In the place of another page, it says why. */
export function start(): void {
  const root = part(document, '[data-offline=list]', HTMLElement);
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
    // The button is disabled now, and would drop the focus.
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
