/**
 * The beginning of a text, at most so many UTF-16 units, cut between characters as readers see
 * them, such as an emoji.
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
