import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { pictureManifestSchema } from '#content/schema/pictureManifest.server.ts';
import { buildPictures } from '#scripts/pictures/build.ts';
import { temporaryFolder } from '../fixtures/files.ts';

/** A drawing of 800 by 600; `title` makes it unlike others. */
const drawing = (title: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><title>${title}</title><path fill="#0d2620" d="M0 0h800v600H0z"/></svg>`;

const CATEGORIES = [
  { slug: 'speakers', samples: 3 },
  { slug: 'networking', samples: 2 },
];

/** Folders away from the website's: a gallery of two categories, three samples and two. */
function workspace(after = onTestFinished) {
  const samples = CATEGORIES.flatMap(({ slug, samples }) =>
    Array.from({ length: samples }, (_, index) => [
      `content/pictures/gallery/${slug}/sample-0${index + 1}.svg`,
      drawing(`${slug} ${index + 1}`),
    ]),
  );
  const root = temporaryFolder(Object.fromEntries(samples), after);
  const folders = {
    pictures: join(root, 'content/pictures'),
    media: join(root, 'media'),
    manifest: join(root, 'content/pictures/manifest.json'),
  };
  /** Puts a file into the pictures' folder. */
  const put = async (file: string, content: string | Buffer) => {
    const path = join(folders.pictures, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    return path;
  };
  const manifest = async () => pictureManifestSchema.parse(JSON.parse(await readFile(folders.manifest, 'utf8')));
  return {
    folders,
    put,
    build: () => buildPictures(folders, CATEGORIES),
    manifest,
    /** What the manifest says of a picture. */
    entry: async (name: string) => {
      const entry = (await manifest()).pictures[name];
      if (!entry) throw new Error(`The manifest lacks ${name}.`);
      return entry;
    },
    /** The bytes behind an address of the manifest. */
    served: (address: string) => readFile(join(folders.media, address.replace(/^\/media\//, ''))),
  };
}

/** A workspace that was built with one file of the team, and what the manifest says of that. */
async function builtWith(file: string, content: string | Buffer) {
  const space = workspace();
  await space.put(`team/${file}`, content);
  await space.build();
  return { space, entry: await space.entry('team/chair') };
}

/** A picture whose left half is red, or of another shade, and whose right half is blue. */
function halves(width: number, height: number, shade = 255): Sharp {
  const left = { width: Math.round(width / 2), height, channels: 3 as const, background: { r: shade, g: 0, b: 0 } };
  return sharp({ create: { width, height, channels: 3, background: '#00f' } }).composite([
    { input: { create: left }, left: 0, top: 0 },
  ]);
}

const jpegOf = (width: number, height: number) => halves(width, height).jpeg().toBuffer();

const pngOf = (width: number, height: number) => halves(width, height).png().toBuffer();

/**
 * A JPEG as a telephone writes it: held upright, stored lying on its side (EXIF orientation 6),
 * with the place where it was taken. Upright, its upper half is red.
 */
const phonePhoto = async (shade: number) =>
  sharp(await halves(80, 60, shade).jpeg({ quality: 95 }).toBuffer())
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 2640/100' } })
    .jpeg({ quality: 95 })
    .toBuffer();

/**
 * A JPEG whose frame header says that it is huge: height, then width, five bytes after its marker.
 */
async function vast(): Promise<Buffer> {
  const jpeg = await jpegOf(40, 30);
  const header = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(10_000, header + 5);
  jpeg.writeUInt16BE(12_100, header + 7);
  return jpeg;
}

/** The addresses of a srcset, narrowest first. */
const addressesOf = (srcset = '') => srcset.split(', ').map((entry) => entry.split(' ')[0] ?? '');

/** Red and blue in the middle of a picture, so many of its height down. */
async function coloursAt(picture: Buffer, down: number): Promise<[red: number, blue: number]> {
  const { width, height } = await sharp(picture).metadata();
  const [left, top] = [Math.floor(width / 2), Math.floor(height * down)];
  const one = sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha();
  const [red = 0, , blue = 0] = await one.raw().toBuffer();
  return [red, blue];
}

describe('five photos dropped into the gallery', () => {
  let space: ReturnType<typeof workspace>;

  beforeAll(async () => {
    space = workspace(afterAll);
    for (let i = 1; i <= 5; i++)
      await space.put(`gallery/${i <= 3 ? 'speakers' : 'networking'}/IMG_${i}.jpg`, await phonePhoto(255 - 6 * i));
    await space.build();
  });

  test('stand upright in every format', async () => {
    const { width, height, src, sources } = await space.entry('gallery/speakers/img-1');
    expect([width, height]).toEqual([60, 80]);
    const formats = [src, ...addressesOf(sources?.avif), ...addressesOf(sources?.webp)];
    expect(formats.map((address) => address.split('.').at(-1))).toEqual(['jpg', 'avif', 'webp']);
    for (const address of formats) {
      const file = await space.served(address);
      const [upper, lower] = [await coloursAt(file, 0.25), await coloursAt(file, 0.75)];
      expect(upper[0], address).toBeGreaterThan(upper[1] + 100);
      expect(lower[1], address).toBeGreaterThan(lower[0] + 100);
    }
  });

  test('contain no location', async () => {
    const given = await sharp(join(space.folders.pictures, 'gallery/speakers/IMG_1.jpg')).metadata();
    expect(given.exif).toBeDefined();
    const files = (await readdir(space.folders.media)).filter((file) => !/\.(svg|json)$/.test(file));
    expect(files).toHaveLength(15);
    for (const file of files) {
      const { exif, xmp, iptc, orientation } = await sharp(join(space.folders.media, file)).metadata();
      expect({ exif, xmp, iptc, orientation }, file).toEqual({});
    }
  });

  test('are not made again by the next run, even if their dates change, unless a file that is served has gone', async () => {
    const before = await readdir(space.folders.media);
    await utimes(join(space.folders.pictures, 'gallery/speakers/IMG_1.jpg'), new Date(), new Date());
    expect(await space.build()).toEqual({ pictures: 5, encoded: 0 });
    await rm(join(space.folders.media, before.find((file) => file.endsWith('.avif')) ?? ''));
    expect(await space.build()).toEqual({ pictures: 5, encoded: 1 });
    expect(await readdir(space.folders.media)).toEqual(before);
  });
});

test('a run that is stopped has kept the photos that it encoded', async () => {
  const space = workspace();
  const shades = Array.from({ length: availableParallelism() + 1 }, (_, index) => index);
  for (const shade of shades)
    await space.put(`gallery/speakers/${shade}.jpg`, await halves(8, 6, shade).jpeg().toBuffer());
  let kept = '';
  const index = join(space.folders.media, 'index.json');
  // The last begins when another has ended.
  await buildPictures(space.folders, CATEGORIES, () => {
    if (existsSync(index)) kept = readFileSync(index, 'utf8');
  });
  expect(kept).toContain('"widths":[8]');
});

test.each([
  ['jpeg', [700, 70], [700, 70], ['320w', '640w', '700w']],
  ['webp', [2400, 30], [1600, 20], ['320w', '640w', '960w', '1600w']],
] as const)(
  'a photo that is a .%s file of %j pixels is shown with %j at most, in three formats',
  async (ending, [width, height], shown, widths) => {
    const { space, entry } = await builtWith(
      `chair.${ending}`,
      await halves(width, height).toFormat(ending).toBuffer(),
    );
    expect([entry.width, entry.height, entry.sample]).toEqual([...shown, false]);
    for (const set of [entry.srcset, entry.sources?.avif, entry.sources?.webp])
      expect(set?.split(', ').map((one) => one.split(' ')[1])).toEqual(widths);
    for (const address of [entry.src, ...addressesOf(entry.srcset)]) {
      const { format, width: real } = await sharp(await space.served(address)).metadata();
      expect([format, address]).toEqual(['jpeg', expect.stringContaining(`-${real}.jpg`)]);
    }
  },
);

test('a photo replaces the sample drawing of the same name', async () => {
  const { space, entry } = await builtWith('chair.svg', drawing('chair'));
  expect(entry).toMatchObject({ width: 800, height: 600, sample: true });
  expect((await space.served(entry.src)).toString()).toBe(drawing('chair'));

  const path = await space.put('team/chair.jpg', await jpegOf(40, 30));
  await space.build();
  expect(await space.entry('team/chair')).toMatchObject({ width: 40, sample: false });

  await rm(path);
  await space.build();
  expect(await space.entry('team/chair')).toMatchObject({ width: 800, sample: true });
  expect((await readdir(space.folders.media)).filter((file) => /\.(jpg|avif|webp)$/.test(file))).toEqual([]);
});

describe('a file that cannot be shown stops the run with its name and what to do', () => {
  test.each<[file: string, content: string | (() => Promise<Buffer>), message: string]>([
    ['covers/broken.jpg', 'not a picture', 'covers/broken.jpg cannot be read: it is damaged'],
    ['covers/phone.heic', 'ftypheic', 'covers/phone.heic is HEIC, which this computer cannot read. Save it as JPEG'],
    ['covers/old.bmp', 'BM', 'covers/old.bmp is not a picture that the website can show. Save it as JPEG'],
    ['covers/flat.svg', '<svg/>', 'covers/flat.svg has no viewBox'],
    ['gallery/speakers/!!.jpg', '', 'has no letter or number in its name. Rename it.'],
    ['gallery/dancing/a.jpg', '', 'is in no category of the gallery. Move it to one of: speakers, networking.'],
    ['team/cut-short.jpg', async () => (await jpegOf(400, 300)).subarray(0, 800), 'it is damaged'],
    ['team/vast.jpg', vast, 'team/vast.jpg has 12100 by 10000 pixels, which is too large.'],
    ['team/tall.png', () => pngOf(30, 16_500), 'tall.png has 30 by 16500 pixels, which is too large. Save'],
  ])('%s', async (file, content, message) => {
    const space = workspace();
    await space.put(file, typeof content === 'string' ? content : await content());
    await expect(space.build()).rejects.toThrow(message);
  });

  test('one of more than 20 MB', async () => {
    const space = workspace();
    await truncate(await space.put('team/chair.jpg', ''), 21_000_000);
    await expect(space.build()).rejects.toThrow('team/chair.jpg has 21 MB; 20 are allowed. Save a smaller copy');
  });

  test('two photos of one name', async () => {
    const space = workspace();
    for (const name of ['IMG 1.jpg', 'img-1.jpeg']) await space.put(`gallery/speakers/${name}`, await jpegOf(40, 30));
    await expect(space.build()).rejects.toThrow('have the same name. Rename or delete one.');
  });

  test('all faulty ones are named at once', async () => {
    const space = workspace();
    await space.put('team/chair.jpg', await jpegOf(40, 30));
    const bad = [await space.put('team/bad-1.jpg', 'x'), await space.put('team/bad-2.jpg', 'y')];
    await expect(space.build()).rejects.toThrow(/bad-1\.jpg.*\n.*bad-2\.jpg/);
    for (const path of bad) await writeFile(path, await jpegOf(40, 30));
    expect(await space.build()).toEqual({ pictures: 8, encoded: 0 });
  });
});
