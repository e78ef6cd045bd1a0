import { selectorOf, valueAt } from '#components/dom/hooks.ts';
import { opensElsewhere } from '#components/dom/opensElsewhere.ts';
import { inTime } from '#components/dom/timeLimit.ts';

type Behaviour = { start: (element: HTMLElement) => void };

/** The complete list of behaviours, by file. The small ones are in this chunk (vite.config.ts). */
const FILES = import.meta.glob<Behaviour>('/components/**/*.behaviour.client.ts');

/** @throws Error where no file has that name; the error of the fetch or of the behaviour itself */
async function startBehaviour(name: string, element: HTMLElement): Promise<void> {
  const load = FILES[Object.keys(FILES).find((file) => file.endsWith(`/${name}.behaviour.client.ts`)) ?? ''];
  if (!load) throw new Error(`There is no behaviour ${name}.`);
  const { start } = await inTime(load());
  start(element);
}

/**
 * Fetches the behaviours of an element and starts them. Clicks on what waits for them are held back meanwhile, and
 * repeated when they have started or failed.
 *
 * @param pressed what was clicked before this script had loaded, in order
 */
async function startAll(element: HTMLElement, pressed: readonly Element[]): Promise<void> {
  const heldAt = (target: EventTarget | null) =>
    (target instanceof Element &&
      element.contains(target) &&
      target.closest<HTMLElement>(selectorOf('behaviour-held'))) ||
    undefined;
  const held = pressed.flatMap((target) => heldAt(target) ?? []);
  const loading = new AbortController();
  element.addEventListener(
    'click',
    (event) => {
      const target = heldAt(event.target);
      if (!target || opensElsewhere(event)) return;
      event.preventDefault();
      held.push(target);
    },
    { signal: loading.signal },
  );
  const names = valueAt('behaviour', element).split(' ');
  // A failure is only logged: pages are complete without their behaviours.
  await Promise.all(names.map((name) => startBehaviour(name, element).catch((error) => console.error(error))));
  loading.abort();
  for (const control of held) control.click();
}

/**
 * Starts the behaviours that the page's markup names: `data-behaviour="videos reveal"` starts videos.behaviour.client.ts and
 * reveal.behaviour.client.ts on that element.
 *
 * @param pressed what was clicked before this script had loaded, in order
 */
export function startBehaviours(pressed: readonly Element[]): void {
  for (const element of document.querySelectorAll<HTMLElement>(selectorOf('behaviour'))) startAll(element, pressed);
}
