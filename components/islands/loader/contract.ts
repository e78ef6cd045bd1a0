import type { ReactNode } from 'react';
import type { islands } from '#components/islands/islands.client.ts';

type Islands = typeof islands;

export type IslandName = keyof Islands & string;

/** What the component behind an entry of islands.client.ts takes. */
export type IslandProps<Name extends IslandName> =
  Awaited<ReturnType<Islands[Name]>> extends Record<Name, (props: infer Props extends object) => ReactNode>
    ? Props
    : never;

/**
 * When an island is fetched and hydrated: as it comes near the screen, when the page is idle,
 * or not before the visitor touches it.
 */
export type Trigger = 'visible' | 'idle' | 'interaction';
