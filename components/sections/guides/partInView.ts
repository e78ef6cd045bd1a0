/**
 * Which part of a text is being read: the last whose heading has passed the line, the first before that, and the last of
 * all at the end of the page, where a short one can't reach the line.
 *
 * @param tops where the headings stand in the window, from its top, in order
 * @param line how far from the window's top a heading counts as read
 * @param atEnd whether the page can't be scrolled further
 */
export function partInView(tops: number[], line: number, atEnd: boolean): number {
  if (atEnd) return tops.length - 1;
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  );
}
