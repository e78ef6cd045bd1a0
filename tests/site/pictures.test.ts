import { readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { addressesOf, builtWith, coloursAt, photoEntry, widthsOf } from '../fixtures/pictures/madePictures.ts';
import { jpegOf, phonePhoto, photo } from '../fixtures/pictures/photo.ts';
import { refusals } from '../fixtures/pictures/refusals.ts';
import { drawing, type Workspace, workspace } from '../fixtures/pictures/workspace.ts';

describe('five photos dropped into the gallery', () => {
  let space: Workspace;

  beforeAll(async () => {
    space = await workspace();
    for (let i = 1; i <= 5; i++) {
      const category = i <= 3 ? 'speakers' : 'networking';
      const upright = await phonePhoto({ width: 80, height: 60, shade: 255 - 6 * i });
      await space.put(`gallery/${category}/IMG_${i}.jpg`, upright);
    }
    await space.build();
  });

  test('become its entries and crowd out the samples', async () => {
    const { wall, pictures } = await space.manifest();
    expect(wall).toHaveLength(5);
    expect(wall.filter(({ category }) => category === 'speakers')).toHaveLength(3);
    expect(Object.values(pictures).some(({ sample }) => sample)).toBe(false);
  });

  test('stand upright in every format', async () => {
    const { width, height, src, sources } = await photoEntry(space, 'gallery/speakers/img-1');
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

  test('tell nobody where they were taken', async () => {
    const given = await sharp(join(space.folders.pictures, 'gallery/speakers/IMG_1.jpg')).metadata();
    expect(given.exif).toBeDefined();
    const files = (await readdir(space.folders.media)).filter((file) => !file.endsWith('.svg'));
    expect(files).toHaveLength(15);
    for (const file of files) {
      const { exif, xmp, iptc, orientation } = await sharp(join(space.folders.media, file)).metadata();
      expect({ exif, xmp, iptc, orientation }, file).toEqual({});
    }
  });

  test('are not made again by the next run, even if their dates change', async () => {
    expect(await space.build()).toEqual({ pictures: 5, encoded: 0 });
    await utimes(join(space.folders.pictures, 'gallery/speakers/IMG_1.jpg'), new Date(), new Date());
    expect(await space.build()).toEqual({ pictures: 5, encoded: 0 });
  });

  test('come back from the cache when what is served has been deleted, and are the same made anew', async () => {
    const now = async () => ({ files: await readdir(space.folders.media), manifest: await space.manifest() });
    const before = await now();
    await rm(space.folders.media, { recursive: true });
    expect(await space.build()).toEqual({ pictures: 5, encoded: 0 });
    expect(await now()).toEqual(before);
    await rm(space.folders.media, { recursive: true });
    for (const file of await readdir(space.folders.cache))
      if (file !== 'index.json') await rm(join(space.folders.cache, file));
    expect(await space.build()).toEqual({ pictures: 5, encoded: 5 });
    expect(await now()).toEqual(before);
  });
});

describe('a photo', () => {
  test('is offered at fitting widths in three formats, and never enlarged', async () => {
    const { space, entry } = await builtWith('chair.jpg', await jpegOf(700, 70));
    expect([entry.width, entry.height]).toEqual([700, 70]);
    for (const set of [entry.srcset, entry.sources?.avif, entry.sources?.webp])
      expect(widthsOf(set)).toEqual(['320w', '640w', '700w']);
    expect(await sharp(await space.served(entry.src)).metadata()).toMatchObject({ format: 'jpeg', width: 700 });
    for (const address of addressesOf(entry.srcset)) {
      const { width: real } = await sharp(await space.served(address)).metadata();
      expect(address).toContain(`-${real}.jpg`);
    }
  });

  test.each([
    ['png', [40, 30], [40, 30], (picture: Sharp) => picture.png()],
    ['webp', [40, 30], [40, 30], (picture: Sharp) => picture.webp()],
    ['JPEG', [2400, 30], [1600, 20], (picture: Sharp) => picture.jpeg()],
  ])(
    'may be a .%s file of %j pixels, and is cut down to 1600 where it is wider: %j',
    async (ending, given, shown, encode) => {
      const [width = 0, height = 0] = given;
      const { entry } = await builtWith(`chair.${ending}`, await photo({ width, height }, encode));
      expect(entry).toMatchObject({ width: shown[0], height: shown[1], sample: false });
    },
  );

  test('has the colour that most of it has to hold its place', async () => {
    const blue = sharp({ create: { width: 80, height: 60, channels: 3, background: '#1828c8' } });
    expect((await builtWith('chair.png', await blue.png().toBuffer())).entry.placeholder).toBe('#1828c8');
  });
});

test('a sample is served as it was drawn, gives way to a photo of its name, and comes back when that goes', async () => {
  const { space, entry } = await builtWith('chair.svg', drawing('chair'));
  expect(entry).toMatchObject({ width: 800, height: 600, sample: true });
  expect((await space.served(entry.src)).toString()).toBe(drawing('chair'));

  const path = await space.put('team/chair.jpg', await jpegOf(40, 30));
  await space.build();
  expect(await photoEntry(space, 'team/chair')).toMatchObject({ width: 40, sample: false });

  await rm(path);
  await space.build();
  expect(await photoEntry(space, 'team/chair')).toMatchObject({ width: 800, sample: true });
  expect((await readdir(space.folders.media)).every((file) => file.endsWith('.svg'))).toBe(true);
});

describe('a file that cannot be shown stops the run with its name and what to do', async () => {
  test.each(await refusals())('%s', async (file, content, message) => {
    const space = await workspace();
    await space.put(file, content);
    await expect(space.build()).rejects.toThrow(message);
  });

  test('one of more than 40 MB', async () => {
    const space = await workspace();
    await truncate(await space.put('team/chair.jpg', ''), 41_000_000);
    await expect(space.build()).rejects.toThrow('team/chair.jpg has 41 MB; 40 are allowed. Save a smaller copy');
  });

  test('two photos of one name', async () => {
    const space = await workspace();
    for (const name of ['IMG 1.jpg', 'img-1.jpeg']) await space.put(`gallery/speakers/${name}`, await jpegOf(40, 30));
    await expect(space.build()).rejects.toThrow('have the same name. Rename or delete one.');
  });

  test('all that are wrong are named at once, and those that are right are kept for the next run', async () => {
    const space = await workspace();
    await space.put('team/chair.jpg', await jpegOf(40, 30));
    const bad = [await space.put('team/bad-1.jpg', 'x'), await space.put('team/bad-2.jpg', 'y')];
    await expect(space.build()).rejects.toThrow(/bad-1\.jpg.*\n.*bad-2\.jpg/);
    for (const path of bad) await writeFile(path, await jpegOf(40, 30));
    expect(await space.build()).toEqual({ pictures: 8, encoded: 0 });
  });
});
