import type { Shown } from './sources.ts';

/**
 * Spreads the pictures of each category evenly, postpones one that would follow its own category,
 * and begins with none of "Other".
 */
function spread(pictures: readonly Shown[]): Shown[] {
  const places = new Map(
    pictures.map((picture) => {
      const alike = pictures.filter(({ category }) => category === picture.category);
      return [picture, (alike.indexOf(picture) + 0.5) / alike.length];
    }),
  );
  const waiting = pictures.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  const wall: Shown[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ category }) => category !== (wall.at(-1)?.category ?? 'other'));
    wall.push(...waiting.splice(Math.max(0, next), 1));
  }
  return wall;
}

/**
 * Orders the gallery's wall: photos before samples, neighbours of different categories, always
 * alike for the same files.
 */
export function arrangeWall(shown: readonly Shown[]): Shown[] {
  const gallery = shown.filter(({ category }) => category !== undefined);
  return [false, true].flatMap((sample) => spread(gallery.filter((picture) => picture.sample === sample)));
}
