type Behaviour = { start: (element: HTMLElement) => void };

/** The complete list of behaviours, by file. Each file is a chunk of its own. */
const FILES = import.meta.glob<Behaviour>('/components/**/*.behaviour.client.ts');

/** A link that opens a dialog here and leads to another site where it can't. */
const LEADS_AWAY = 'a[aria-haspopup][href^=http]';

/**
 * Fetches one behaviour and starts it on its element. A click that would leave the site meanwhile is held back, and repeated
 * when the behaviour has started or failed.
 *
 * @throws Error where no file has that name; the error of the fetch or of the behaviour itself
 */
async function startBehaviour(name: string, element: HTMLElement): Promise<void> {
  const load = FILES[Object.keys(FILES).find((file) => file.endsWith(`/${name}.behaviour.client.ts`)) ?? ''];
  if (!load) throw new Error(`There is no behaviour ${name}.`);
  let repeatClick = () => {};
  const loading = new AbortController();
  element.addEventListener(
    'click',
    (event) => {
      const { target, ctrlKey, metaKey, shiftKey } = event;
      const link = target instanceof Element && target.closest<HTMLElement>(LEADS_AWAY);
      if (!link || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      repeatClick = () => link.click();
    },
    { signal: loading.signal },
  );
  try {
    const { start } = await load();
    start(element);
  } finally {
    loading.abort();
    repeatClick();
  }
}

/**
 * Starts the behaviours that the page's markup names: `data-behaviour="videos reveal"` starts videos.behaviour.client.ts and
 * reveal.behaviour.client.ts on that element. A failure is only logged: pages are complete without their behaviours.
 */
export function startBehaviours(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-behaviour]'))
    for (const name of (element.dataset.behaviour ?? '').split(' '))
      startBehaviour(name, element).catch((error) => console.error(error));
}
