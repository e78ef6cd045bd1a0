/** The ticked items of every checklist, by the checklist's name. */
export type Ticks = Record<string, string[]>;

/** Reads what was kept; anything else than ticks counts as none. */
export function readTicks(kept: string | null): Ticks {
  let value: unknown;
  try {
    value = JSON.parse(kept ?? '{}');
  } catch {
    return {};
  }
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([list, items]) =>
      Array.isArray(items) ? [[list, items.filter((item) => typeof item === 'string')]] : [],
    ),
  );
}

/**
 * The same ticks with one checklist's replaced. A checklist without a tick leaves no trace.
 *
 * @param ticks what is kept
 * @param list the checklist's name
 * @param items its items that are ticked now
 */
export function withList(ticks: Ticks, list: string, items: string[]): Ticks {
  const { [list]: _, ...others } = ticks;
  return items.length > 0 ? { ...others, [list]: items } : others;
}
