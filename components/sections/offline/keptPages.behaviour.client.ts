import { part } from '#components/behaviours/part.client.ts';
import { type KeptPage, keptPages, OFFLINE_PAGE, removePages } from './kept.ts';
import { keptOn } from './keptOn.ts';

/** The title of a page, read from its HTML. Only the title is parsed: this page's policy refuses the other page's styles. */
function titleOf(html: string): string {
  const [, title = ''] = /<title>(.*?)<\/title>/.exec(html) ?? [];
  return new DOMParser().parseFromString(title, 'text/html').body.textContent.split(' | ')[0] ?? '';
}

/** An entry of the list, made from the template's: a link, the day, and the button that removes the page. */
async function itemFor(
  { path, response }: KeptPage,
  list: HTMLElement,
  template: HTMLTemplateElement,
  remove: (path: string, title: string) => void,
): Promise<HTMLLIElement> {
  const item = part(document.importNode(template.content, true), 'li', HTMLLIElement);
  const title = titleOf(await response.text());
  const day = keptOn(response);
  const button = part(item, 'button', HTMLButtonElement);
  button.ariaLabel = (button.dataset.label ?? '').replace('{title}', title);
  button.addEventListener('click', () => remove(path, title));
  item.prepend(Object.assign(document.createElement('a'), { href: path, textContent: title }));
  if (day) {
    const textContent = (list.dataset.day ?? '').replace('{day}', day);
    button.before(Object.assign(document.createElement('small'), { textContent }));
  }
  return item;
}

/**
 * The offline page: lists the pages kept on this device, and removes one or all of them. When the worker shows it instead of
 * another page, it explains why and reloads once the connection is back.
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

  const heading = part(root, '#kept-pages', HTMLElement);
  const template = part(root, 'template', HTMLTemplateElement);
  const list = part(root, '[data-day]', HTMLUListElement);
  const status = part(root, '[role="status"]', HTMLElement);
  const removeAll = part(root, '[data-remove-all]', HTMLButtonElement);
  const { none = '', removed = '' } = status.dataset;

  const show = async (words = '') => {
    const pages = await keptPages();
    list.replaceChildren(...(await Promise.all(pages.map((page) => itemFor(page, list, template, remove)))));
    status.textContent = pages.length > 0 ? words : none;
    removeAll.disabled = pages.length === 0;
  };
  const remove = async (path: string, title: string) => {
    await removePages([path]);
    await show(removed.replace('{title}', title));
    // The button that was pressed is gone.
    heading.focus();
  };

  removeAll.addEventListener('click', async () => {
    await removePages((await keptPages()).map(({ path }) => path));
    await show();
    // The button is disabled now and would lose the focus.
    heading.focus();
  });

  show().then(
    () => {
      part(root, '[data-unavailable]', HTMLElement).hidden = true;
      part(root, '[data-kept]', HTMLElement).hidden = false;
    },
    (error) => console.error(error),
  );
}
