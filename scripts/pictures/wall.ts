import { cycle, Random } from '#components/ornament/guilloche/random.ts';
import type { Shown } from './sources.ts';

/** The gallery shows every eleventh picture large; these categories take turns there. */
const LARGE_EVERY = 11;
const LARGE = ['networking', 'event-space', 'networking', 'speakers'] as const;

/** The pictures of one category: those still to place, the next one last, and how many there were. */
type Bucket = { category: string; waiting: Shown[]; all: number };

function interleave(buckets: Bucket[], random: Random): Shown[] {
  const wall: Shown[] = [];
  for (let remaining = buckets.reduce((total, { all }) => total + all, 0); remaining > 0; remaining--) {
    const open = buckets.filter(({ waiting }) => waiting.length > 0);
    const others = open.filter(({ category }) => category !== wall.at(-1)?.category);
    const candidates = others.length ? others : open;
    // The category that is furthest behind is due, so that each is spread over the whole wall.
    const [due] = candidates
      .map((bucket) => ({ bucket, weight: bucket.waiting.length / bucket.all + random.between(0, 0.1) }))
      .sort((a, b) => b.weight - a.weight);
    // A category with more than half of the rest must be next, or its last pictures would be neighbours.
    const urgent = candidates.find(({ waiting }) => waiting.length * 2 > remaining);
    const large = wall.length % LARGE_EVERY === 0 ? cycle(LARGE, wall.length / LARGE_EVERY) : undefined;
    const bucket = urgent ?? candidates.find(({ category }) => category === large) ?? due?.bucket;
    wall.push(...(bucket?.waiting.splice(-1) ?? []));
  }
  return wall;
}

/**
 * Orders the gallery's wall: photos before samples, with neighbours of different categories; the same files always give
 * the same order. Photos of a category keep the order of their names, samples are shuffled.
 */
export function arrangeWall(shown: readonly Shown[]): Shown[] {
  const random = new Random('wall');
  const categories = [...new Set(shown.map(({ category }) => category))].filter((slug) => slug !== undefined);
  const bucketsOf = (sample: boolean): Bucket[] =>
    categories.map((category) => {
      const waiting = shown.filter((picture) => picture.category === category && picture.sample === sample);
      return { category, waiting: sample ? random.shuffle(waiting) : waiting.reverse(), all: waiting.length };
    });
  return [...interleave(bucketsOf(false), random), ...interleave(bucketsOf(true), random)];
}
