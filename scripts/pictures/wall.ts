import { cycle, Random } from '#scripts/art/random.ts';
import type { Shown } from './selection.ts';

/** The gallery shows every eleventh picture large; these categories take turns there. */
const LARGE_EVERY = 11;
const LARGE = ['event-space', 'networking', 'speakers', 'networking'] as const;

interface Bucket {
  category: string;
  /** What it still has to show, taken from the end. */
  left: Shown[];
  /** How many it had. */
  all: number;
}

function interleave(buckets: Bucket[], random: Random): Shown[] {
  const wall: Shown[] = [];
  let remaining = buckets.reduce((total, { left }) => total + left.length, 0);
  let last = '';
  while (remaining > 0) {
    const open = buckets.filter(({ left }) => left.length > 0);
    const others = open.filter(({ category }) => category !== last);
    const candidates = others.length ? others : open;
    // The category that is furthest behind comes next, so that each is spread over the whole wall.
    const weighed = candidates
      .map((bucket) => ({ bucket, weight: bucket.left.length / bucket.all + random.between(0, 0.1) }))
      .sort((a, b) => b.weight - a.weight);
    // A category with half of what is left must go now, or it would be alone in the end.
    const urgent = candidates.find(({ left }) => left.length * 2 > remaining);
    const large = wall.length % LARGE_EVERY === 0 ? cycle(LARGE, wall.length / LARGE_EVERY) : undefined;
    const turn = candidates.find(({ category }) => category === large);
    const bucket = urgent ?? turn ?? weighed[0]?.bucket;
    const next = bucket?.left.pop();
    if (!bucket || !next) break;
    wall.push(next);
    last = bucket.category;
    remaining--;
  }
  return wall;
}

/**
 * The order of the gallery's wall: photos before samples, categories mixed so that neighbours differ, always the same
 * for the same files. Photos keep the order of their names within a category; samples are shuffled.
 */
export function arrangeWall(shown: readonly Shown[]): Shown[] {
  const random = new Random('wall');
  const categories = [...new Set(shown.map(({ category }) => category))].filter((slug) => slug !== undefined);
  const bucketsOf = (sample: boolean): Bucket[] =>
    categories.map((category) => {
      const left = shown.filter((picture) => picture.category === category && picture.sample === sample);
      return { category, left: sample ? random.shuffle(left) : left.reverse(), all: left.length };
    });
  return [...interleave(bucketsOf(false), random), ...interleave(bucketsOf(true), random)];
}
