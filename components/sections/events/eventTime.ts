export type EventTime = { hours: number; minutes: number };

const TIME = /^(1[0-2]|0?[1-9])(?::([0-5]\d))?\s*([ap])m$/i;

/**
 * Reads a time as the calendar's events write it: `h[:mm] am/pm` (specification 4).
 * @returns the time on the 24-hour clock; undefined for an event of the whole day: empty, `--:--`, or not a time at all
 */
export function parseEventTime(text: string): EventTime | undefined {
  const [, hours, minutes = '0', half] = TIME.exec(text.trim()) ?? [];
  if (!hours || !half) return undefined;
  const afternoon = half.toLowerCase() === 'p' ? 12 : 0;
  return { hours: (Number(hours) % 12) + afternoon, minutes: Number(minutes) };
}
