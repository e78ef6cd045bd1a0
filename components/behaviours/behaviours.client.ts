import { selectorOf, valueAt } from '#components/dom/hooks.ts';

type Behaviour = { start: (element: HTMLElement) => void };

/** Behaviours bundled into this chunk, by file: each is too small to be worth its own request. */
const SMALL = import.meta.glob<Behaviour>('/components/**/*.behaviour.client.ts', { eager: true });
/** Those that are large or import a library, and that few pages have: a chunk each. */
const LARGE = import.meta.glob<Behaviour>('/components/**/*.lazy.client.ts');

const fileOf = (files: object, name: string) => Object.keys(files).find((file) => file.includes(`/${name}.`)) ?? '';

/** @throws Error where no file has that name; the error of the fetch or of the behaviour itself */
async function startBehaviour(name: string, element: HTMLElement): Promise<void> {
  const behaviour = SMALL[fileOf(SMALL, name)] ?? (await LARGE[fileOf(LARGE, name)]?.());
  if (!behaviour) throw new Error(`There is no behaviour ${name}.`);
  behaviour.start(element);
}

/**
 * Fetches and starts the behaviours that the page's markup names, as `data-behaviour="videos
 * reveal"`, and calls back for each element once all of its behaviours have started, or one has
 * failed. A failure is logged: pages are complete without behaviours.
 */
export function startBehaviours(onDone: (element: HTMLElement, isStarted: boolean) => void): void {
  for (const element of document.querySelectorAll<HTMLElement>(selectorOf('behaviour'))) {
    const names = valueAt('behaviour', element).split(' ');
    Promise.all(names.map((name) => startBehaviour(name, element))).then(
      () => onDone(element, true),
      (error) => {
        console.error(error);
        onDone(element, false);
      },
    );
  }
}
