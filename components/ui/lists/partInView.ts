/**
 * The index of the part being read: the last part whose heading has passed the line, or the first part while none has. At the
 * end of the page it is the last part, since a short one can't reach the line.
 *
 * @param tops distances of the headings from the top of the window, in document order
 * @param line distance from the top of the window at which a heading counts as read
 * @param atEnd true when the page can't be scrolled further
 */
export function partInView(tops: number[], line: number, atEnd: boolean): number {
  if (atEnd) return tops.length - 1;
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  );
}
