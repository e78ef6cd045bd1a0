import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { hook } from '#components/dom/hooks.ts';

type Props<ComponentProps extends object> = {
  /**
   * What `<its name>.island.tsx` exports: rendered here, and its import brings the island's CSS to
   * the page.
   */
  component: ComponentType<ComponentProps>;
  /** When the browser fetches and hydrates it: near the viewport, or on the first interaction. */
  when: 'visible' | 'interaction';
  /**
   * For carousels, which advance by themselves: how many milliseconds the island has to be in view
   * before it is fetched. With reduced motion it waits for an interaction.
   */
  after?: number;
  /** Sent as JSON in the HTML: pass the least that works. */
  props: ComponentProps;
};

/**
 * Renders an island as a React root of its own, so that `useId` agrees between server and browser;
 * a page contains each island once. Server only; boot.client.ts hydrates it. An interaction
 * anywhere in an ancestor marked as its `area` hydrates it too: a few controls can then be React
 * while the slides or pictures that they move stay plain HTML.
 */
export function Island<ComponentProps extends object>(island: Props<ComponentProps>): ReactNode {
  const { component, when, after, props } = island;
  const identifierPrefix = component.name;
  const html = renderToString(createElement(component, props), { identifierPrefix });
  return (
    <div
      {...hook('island', component.name)}
      {...hook('island-when', when)}
      {...(after && hook('island-after', after))}
      {...hook('island-props', JSON.stringify(props))}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React one line above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
