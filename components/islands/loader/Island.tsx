import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName, IslandProps, Trigger } from './contract.ts';

/** React puts image preloads before the markup it renders; inside an island they would sit in the body. */
const IMAGE_PRELOADS = /^(?:<link rel="preload"[^>]*\/>)+/;

type Props<Name extends IslandName> = {
  /** Its name in islands.client.ts. */
  name: Name;
  /** The component itself: rendered here, and its import brings the island's CSS to the page. */
  of: ComponentType<IslandProps<Name>>;
  /** When the browser fetches and hydrates it. */
  when: Trigger;
  /** Hydrated after this many milliseconds at the latest, unless motion is unwelcome: for what moves by itself. */
  after?: number;
  /** Sent as JSON in the HTML: pass the least that works. */
  props: IslandProps<Name>;
  /** Needed only where a page shows the same island twice. */
  id?: string;
};

/**
 * Renders an island as a React root of its own, so that `useId` agrees between server and browser.
 * Server only; boot.client.ts hydrates it. Within an element marked `data-island-area` it wakes at a touch of that element:
 * so a few controls can be React while the slides or pictures they move stay plain HTML.
 */
export function Island<Name extends IslandName>({ name, of, when, after, props, id = name }: Props<Name>): ReactNode {
  const prefix = `${id}-`;
  const html = renderToString(createElement(of, props), { identifierPrefix: prefix }).replace(IMAGE_PRELOADS, '');
  return (
    <div
      data-island={name}
      data-when={when}
      data-after={after}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React one line above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
