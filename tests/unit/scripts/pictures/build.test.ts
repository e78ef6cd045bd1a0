import { readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { phonePhoto, photo } from './photo.ts';
import { drawing, type Workspace, workspace } from './workspace.ts';

/** The addresses of a srcset, narrowest first. */
const addressesOf = (srcset = '') => srcset.split(', ').map((entry) => entry.split(' ')[0] ?? '');
const widthsOf = (srcset = '') => srcset.split(', ').map((entry) => entry.split(' ')[1]);

/** Red, green and blue in the middle of a picture, so many of its height down. */
async function colourAt(picture: Buffer, down: number): Promise<[red: number, green: number, blue: number]> {
  const { width, height } = await sharp(picture).metadata();
  const [left, top] = [Math.floor(width / 2), Math.floor(height * down)];
  const one = sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha();
  const [red = 0, green = 0, blue = 0] = await one.raw().toBuffer();
  return [red, green, blue];
}

async function photoEntry(space: Workspace, name: string) {
  const entry = (await space.manifest()).pictures[name];
  if (!entry) throw new Error(`The manifest lacks ${name}.`);
  return entry;
}

describe('twenty photos dropped into the gallery', () => {
  let space: Workspace;

  beforeAll(async () => {
    space = await workspace();
    for (let i = 1; i <= 20; i++) {
      const category = i <= 12 ? 'speakers' : 'networking';
      await space.put(
        `gallery/${category}/IMG_${i}.jpg`,
        await phonePhoto({ width: 400, height: 300, shade: 255 - 6 * i }),
      );
    }
    await space.build();
  }, 120_000);

  test('become its entries and crowd out the samples', async () => {
    const { wall, pictures } = await space.manifest();
    expect(wall).toHaveLength(20);
    expect(wall.filter(({ category }) => category === 'speakers')).toHaveLength(12);
    expect(Object.values(pictures).some(({ sample }) => sample)).toBe(false);
  });

  test('stand upright in every format', async () => {
    const { width, height, src, sources } = await photoEntry(space, 'gallery/speakers/img-1');
    expect([width, height]).toEqual([300, 400]);
    const formats = [src, ...addressesOf(sources?.avif), ...addressesOf(sources?.webp)];
    expect(formats.map((address) => address.split('.').at(-1))).toEqual(['jpg', 'avif', 'webp']);
    for (const address of formats) {
      const file = await space.served(address);
      const [upper, lower] = [await colourAt(file, 0.25), await colourAt(file, 0.75)];
      expect(upper[0], address).toBeGreaterThan(upper[2] + 100);
      expect(lower[2], address).toBeGreaterThan(lower[0] + 100);
    }
  });

  test('tell nobody where they were taken', async () => {
    const given = await sharp(join(space.folders.pictures, 'gallery/speakers/IMG_1.jpg')).metadata();
    expect(given.exif).toBeDefined();
    const files = (await readdir(space.folders.media)).filter((file) => !file.endsWith('.svg'));
    expect(files).toHaveLength(60);
    for (const file of files) {
      const { exif, xmp, iptc, orientation } = await sharp(join(space.folders.media, file)).metadata();
      expect({ exif, xmp, iptc, orientation }, file).toEqual({});
    }
  });

  test('are not made again by the next run, even if their dates change', async () => {
    expect(await space.build()).toEqual({ pictures: 20, encoded: 0 });
    await utimes(join(space.folders.pictures, 'gallery/speakers/IMG_1.jpg'), new Date(), new Date());
    expect(await space.build()).toEqual({ pictures: 20, encoded: 0 });
  });

  test('come back from the cache when what is served has been deleted', async () => {
    const before = await readdir(space.folders.media);
    await rm(space.folders.media, { recursive: true });
    expect(await space.build()).toEqual({ pictures: 20, encoded: 0 });
    expect(await readdir(space.folders.media)).toEqual(before);
  });

  test('are made again when the cache has gone too', async () => {
    const before = await space.manifest();
    await rm(space.folders.media, { recursive: true });
    for (const file of await readdir(space.folders.cache)) {
      if (file !== 'index.json') await rm(join(space.folders.cache, file));
    }
    expect(await space.build()).toEqual({ pictures: 20, encoded: 20 });
    expect(await space.manifest()).toEqual(before);
  });
});

describe('a photo', () => {
  test('is offered at fitting widths in three formats, and never enlarged', async () => {
    const space = await workspace();
    await space.put('team/chair.jpg', await photo({ width: 1000, height: 500 }, (picture) => picture.jpeg()));
    await space.build();
    const { src, srcset, sources, width, height } = await photoEntry(space, 'team/chair');
    expect([width, height]).toEqual([1000, 500]);
    for (const set of [srcset, sources?.avif, sources?.webp]) {
      expect(widthsOf(set)).toEqual(['320w', '640w', '960w', '1000w']);
    }
    expect(await sharp(await space.served(src)).metadata()).toMatchObject({ format: 'jpeg', width: 1000 });
    for (const address of addressesOf(srcset)) {
      const { width: real } = await sharp(await space.served(address)).metadata();
      expect(address).toContain(`-${real}.jpg`);
    }
  });

  test('wider than it is ever shown is cut down to 1600 pixels', async () => {
    const space = await workspace();
    await space.put('team/chair.jpg', await photo({ width: 2400, height: 300 }, (picture) => picture.jpeg()));
    await space.build();
    expect(await photoEntry(space, 'team/chair')).toMatchObject({ width: 1600, height: 200 });
  });

  test.each([
    ['png', (picture: Sharp) => picture.png()],
    ['webp', (picture: Sharp) => picture.webp()],
    ['JPEG', (picture: Sharp) => picture.jpeg()],
  ])('may be a .%s file', async (ending, encode) => {
    const space = await workspace();
    await space.put(`team/chair.${ending}`, await photo({ width: 40, height: 30 }, encode));
    await space.build();
    expect(await photoEntry(space, 'team/chair')).toMatchObject({ width: 40, height: 30, sample: false });
  });

  test('has the colour that most of it has to hold its place', async () => {
    const space = await workspace();
    const blue = sharp({ create: { width: 80, height: 60, channels: 3, background: '#1828c8' } });
    await space.put('team/chair.png', await blue.png().toBuffer());
    await space.build();
    expect((await photoEntry(space, 'team/chair')).placeholder).toBe('#1828c8');
  });
});

describe('a sample', () => {
  test('gives way to a photo of the same name, and comes back when it goes', async () => {
    const space = await workspace();
    await space.put('team/chair.svg', drawing('chair'));
    await space.build();
    expect(await photoEntry(space, 'team/chair')).toMatchObject({ width: 800, height: 600, sample: true });

    const jpeg = await photo({ width: 40, height: 30 }, (picture) => picture.jpeg());
    const path = await space.put('team/chair.jpg', jpeg);
    await space.build();
    expect(await photoEntry(space, 'team/chair')).toMatchObject({ width: 40, sample: false });

    await rm(path);
    await space.build();
    expect(await photoEntry(space, 'team/chair')).toMatchObject({ width: 800, sample: true });
    expect((await readdir(space.folders.media)).every((file) => file.endsWith('.svg'))).toBe(true);
  });

  test('is served as it was drawn', async () => {
    const space = await workspace();
    await space.put('covers/events.svg', drawing('events'));
    await space.build();
    const { src } = await photoEntry(space, 'covers/events');
    expect((await space.served(src)).toString()).toBe(drawing('events'));
  });
});

describe('the manifest', () => {
  test('is the same for the same files, in whatever order they are worked through', async () => {
    const space = await workspace();
    await space.build();
    const first = await space.manifest();
    await rm(space.folders.cache, { recursive: true });
    await rm(space.folders.media, { recursive: true });
    await space.build();
    expect(await space.manifest()).toEqual(first);
  });
});

describe('a file that cannot be shown stops the run with its name and what to do', () => {
  test.each([
    ['covers/broken.jpg', 'not a picture', 'covers/broken.jpg cannot be read: it is damaged'],
    ['covers/phone.heic', 'ftypheic', 'covers/phone.heic is HEIC, which this computer cannot read. Save it as JPEG'],
    ['covers/old.bmp', 'BM', 'covers/old.bmp is not a picture that the website can show. Save it as JPEG'],
    ['covers/flat.svg', '<svg/>', 'covers/flat.svg has no viewBox'],
    ['gallery/speakers/!!.jpg', '', 'has no letter or number in its name. Rename it.'],
    ['gallery/dancing/a.jpg', '', 'is in no category of the gallery. Move it to one of: speakers, networking.'],
  ])('%s', async (file, content, message) => {
    const space = await workspace();
    await space.put(file, content);
    await expect(space.build()).rejects.toThrow(message);
  });

  test('one that was cut short', async () => {
    const space = await workspace();
    const jpeg = await phonePhoto({ width: 400, height: 300 });
    await space.put('team/chair.jpg', jpeg.subarray(0, jpeg.length / 2));
    await expect(space.build()).rejects.toThrow('team/chair.jpg cannot be read: it is damaged');
  });

  test('one of more than 40 MB', async () => {
    const space = await workspace();
    const path = await space.put('team/chair.jpg', '');
    await truncate(path, 41_000_000);
    await expect(space.build()).rejects.toThrow('team/chair.jpg has 41 MB; 40 are allowed. Save a smaller copy');
  });

  test('one of more than 120 megapixels', async () => {
    const space = await workspace();
    const jpeg = await photo({ width: 40, height: 30 }, (picture) => picture.jpeg());
    // The frame header says how large the picture is: height, then width, five bytes after its marker.
    const header = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    jpeg.writeUInt16BE(10_000, header + 5);
    jpeg.writeUInt16BE(12_100, header + 7);
    await space.put('team/chair.jpg', jpeg);
    await expect(space.build()).rejects.toThrow('team/chair.jpg has 121 megapixels; 120 are allowed.');
  });

  test('two photos of one name', async () => {
    const space = await workspace();
    const jpeg = await photo({ width: 40, height: 30 }, (picture) => picture.jpeg());
    await space.put('gallery/speakers/IMG 1.jpg', jpeg);
    await space.put('gallery/speakers/img-1.jpeg', jpeg);
    await expect(space.build()).rejects.toThrow('have the same name. Rename or delete one.');
  });

  test('all that are wrong are named at once, and those that are right are kept for the next run', async () => {
    const space = await workspace();
    const jpeg = await photo({ width: 40, height: 30 }, (picture) => picture.jpeg());
    await space.put('team/chair.jpg', jpeg);
    const bad = [await space.put('team/bad-1.jpg', 'x'), await space.put('team/bad-2.jpg', 'y')];
    await expect(space.build()).rejects.toThrow(/bad-1\.jpg.*\n.*bad-2\.jpg/);
    for (const path of bad) await writeFile(path, jpeg);
    expect(await space.build()).toEqual({ pictures: 8, encoded: 0 });
  });
});
