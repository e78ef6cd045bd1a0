/**
 * The beginning of a text, cut between characters as readers see them, so that an emoji or a letter with its accents is never cut in two.
 *
 * @param most length in UTF-16 units, as `String.length` counts
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { index } of new Intl.Segmenter().segment(text)) {
    if (index > most) break;
    end = index;
  }
  return text.slice(0, end);
}
