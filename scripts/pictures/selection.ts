import { PictureProblem } from './problem.ts';
import type { PictureSource } from './sources.ts';

export interface Category {
  slug: string;
  /** How many samples stand in while there are no photos. */
  samples: number;
}

/** A source that the website shows. */
export interface Shown extends PictureSource {
  sample: boolean;
  /** The gallery's category, for its pictures. */
  category?: string;
}

const GALLERY = 'gallery';
const SAMPLE = /^sample-\d+$/;

function twice(first: PictureSource, second: PictureSource): PictureProblem {
  return new PictureProblem(first.path, `and ${second.path} have the same name. Rename one, or take it away.`);
}

/** One source a name: a photo takes the place of a drawing. */
function oneEach(sources: readonly PictureSource[]): PictureSource[] {
  const byName = new Map<string, PictureSource>();
  for (const source of sources) {
    const other = byName.get(source.name);
    if (other?.kind === source.kind) throw twice(other, source);
    if (!other || source.kind === 'photo') byName.set(source.name, source);
  }
  return [...byName.values()];
}

/** A category's pictures: every real one takes the place of one sample, the last first; more photos simply add. */
function ofCategory({ slug, samples }: Category, sources: readonly PictureSource[]): Shown[] {
  const isSample = ({ kind, name }: PictureSource) => kind === 'drawing' && SAMPLE.test(name.split('/').at(-1) ?? '');
  const real = oneEach(sources.filter((source) => !isSample(source)));
  const left = sources.filter(isSample).slice(0, Math.max(0, samples - real.length));
  return [
    ...real.map((source) => ({ ...source, category: slug, sample: false })),
    ...left.map((source) => ({ ...source, category: slug, sample: true })),
  ];
}

/**
 * Decides which files the website shows. In the gallery, photos crowd out samples one by one; elsewhere a photo
 * replaces the drawing of the same name. Every other drawing is a sample.
 *
 * @param sources the files, in the order of their names
 * @param categories the gallery's
 * @throws PictureProblem for two files of one name, or one in a category that doesn't exist
 */
export function selectPictures(sources: readonly PictureSource[], categories: readonly Category[]): Shown[] {
  const byCategory = new Map(categories.map(({ slug }): [string, PictureSource[]] => [slug, []]));
  const others: PictureSource[] = [];
  for (const source of sources) {
    const [folder, slug = ''] = source.name.split('/');
    const category = byCategory.get(slug);
    if (folder !== GALLERY) others.push(source);
    else if (category) category.push(source);
    else {
      const known = [...byCategory.keys()].join(', ');
      throw new PictureProblem(source.path, `is in no category of the gallery. Move it to one of: ${known}.`);
    }
  }
  return [
    ...oneEach(others).map((source) => ({ ...source, sample: source.kind === 'drawing' })),
    ...categories.flatMap((category) => ofCategory(category, byCategory.get(category.slug) ?? [])),
  ];
}
