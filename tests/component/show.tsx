import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { hydrateIslands, renderInto, startBehaviours } from '../fixtures/stories/mount.ts';

/**
 * Shows what the server renders, as a page has it: with its islands hydrated and its behaviours started. A component that is
 * React in the browser too needs only `render` of vitest-browser-react.
 *
 * @param options.hydrated whether islands hydrate; without, a test calls `hydrateIslands` itself
 */
export async function show(element: ReactNode, { hydrated = true } = {}): Promise<Locator> {
  const place = document.createElement('div');
  document.body.append(place);
  onTestFinished(() => place.remove());
  renderInto(place, element);
  if (hydrated) await hydrateIslands(place);
  await startBehaviours(place);
  return page.elementLocator(place);
}
