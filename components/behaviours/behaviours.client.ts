import { selectorOf, valueAt } from '#components/dom/hooks.ts';

/** The complete list of behaviours, by file. The small ones are in this chunk (vite.config.ts). */
const FILES = import.meta.glob<{ start: (element: HTMLElement) => void }>('/components/**/*.behaviour.client.ts');

/** @throws Error where no file has that name; the error of the fetch or of the behaviour itself */
async function startBehaviour(name: string, element: HTMLElement): Promise<void> {
  const load = FILES[Object.keys(FILES).find((file) => file.endsWith(`/${name}.behaviour.client.ts`)) ?? ''];
  if (!load) throw new Error(`There is no behaviour ${name}.`);
  const { start } = await load();
  start(element);
}

/**
 * Fetches and starts the behaviours that the page's markup names, as `data-behaviour="videos
 * reveal"`, and calls back for each element once all of its behaviours have started or failed. A
 * failure is only logged: pages are complete without them.
 */
export function startBehaviours(onStarted: (element: HTMLElement) => void): void {
  for (const element of document.querySelectorAll<HTMLElement>(selectorOf('behaviour'))) {
    const names = valueAt('behaviour', element).split(' ');
    const starting = names.map((name) => startBehaviour(name, element).catch(console.error));
    Promise.all(starting).then(() => onStarted(element));
  }
}
