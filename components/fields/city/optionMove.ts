/**
 * The index of the option that a key makes active in an open list, -1 being none; undefined for a
 * key that moves nothing.
 */
export function optionMove(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active > 0 ? active - 1 : count - 1;
  // With no active option, Home and End move the caret.
  if (key === 'Home' && active >= 0) return 0;
  if (key === 'End' && active >= 0) return count - 1;
  return undefined;
}
