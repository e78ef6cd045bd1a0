/** The ticked items of every checklist, by the checklist's name. */
export type Ticks = Record<string, string[]>;

/** The ticks in what is stored; anything invalid counts as none. */
export function readTicks(stored: unknown): Ticks {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([list, items]) =>
      Array.isArray(items) ? [[list, items.filter((item) => typeof item === 'string')]] : [],
    ),
  );
}

/**
 * The same ticks with those of one checklist replaced. A checklist without ticks is removed.
 *
 * @param ticks the stored ticks
 * @param list the checklist's name
 * @param items its ticked items
 */
export function withList(ticks: Ticks, list: string, items: string[]): Ticks {
  const { [list]: _, ...others } = ticks;
  return items.length > 0 ? { ...others, [list]: items } : others;
}
