import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { onTestFinished } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { hydrate } from '#components/islands/loader/hydrate.client.tsx';

const ISLANDS = import.meta.glob<object>('/components/islands/*.island.tsx');
const BEHAVIOURS = import.meta.glob<{ start: (element: HTMLElement) => void }>('/components/**/*.behaviour.client.ts');

/**
 * Shows what the server renders, as a page has it: with its islands hydrated and its behaviours started. A component that is
 * React in the browser too needs only `render` of vitest-browser-react.
 *
 * @param options.hydrated whether islands hydrate; without, a test calls `hydrateIslands` itself
 */
export async function show(element: ReactNode, { hydrated = true } = {}): Promise<Locator> {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(element);
  document.body.append(place);
  onTestFinished(() => place.remove());
  if (hydrated) await hydrateIslands(place);
  for (const target of place.querySelectorAll<HTMLElement>('[data-behaviour]'))
    for (const name of target.dataset.behaviour?.split(' ') ?? []) {
      const file = Object.keys(BEHAVIOURS).find((path) => path.endsWith(`/${name}.behaviour.client.ts`));
      (await BEHAVIOURS[file ?? '']?.())?.start(target);
    }
  return page.elementLocator(place);
}

/** Hydrates all islands below an element. */
export async function hydrateIslands(place: Element): Promise<void> {
  for (const root of place.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island = '', props = '{}' } = root.dataset;
    const module = await ISLANDS[`/components/islands/${island}.island.tsx`]?.();
    await hydrate(root, Reflect.get(module ?? {}, island), JSON.parse(props), island);
  }
}
