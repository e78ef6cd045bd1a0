/**
 * The index of the section being read: the last one whose heading has passed the line, or the first while none has. At the
 * end of the page it is the last one, since a short one can't reach the line.
 *
 * @param tops distances of the headings from the top of the window, in document order
 * @param line distance from the top of the window at which a heading counts as read
 * @param atEnd true when the page can't be scrolled further
 */
export function sectionInView(tops: number[], line: number, atEnd: boolean): number {
  if (atEnd) return tops.length - 1;
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  );
}
