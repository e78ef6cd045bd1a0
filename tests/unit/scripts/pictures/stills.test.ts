import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureManifestSchema } from '#content/schema/pictureManifest.server.ts';
import { buildPictures } from '#scripts/pictures/build.ts';
import { filmStills, realFilms } from '#scripts/pictures/stills.ts';
import { read, temporaryFolder } from '../../../fixtures/files.ts';
import { serve } from '../../../fixtures/server/testServer.ts';

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

/** A platform that has these files, and what it was asked for. */
async function platformWith(files: Record<string, Buffer>) {
  const asked: string[] = [];
  const address = await serve(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(files[url] ? 200 : 404).end(files[url]);
  });
  return { origin: address.replace(/\/$/, ''), asked };
}

test('a film gets its own still without bars, which is fetched once and encoded as pictures are', async () => {
  const middle = await plain(480, 270, '#fff').png().toBuffer();
  const barred = plain(480, 360, '#000').composite([{ input: middle }]);
  const platform = await platformWith({
    '/vi/large-film1/maxresdefault.jpg': await plain(1280, 720, '#fff').jpeg().toBuffer(),
    '/vi/small-film1/hqdefault.jpg': await barred.jpeg().toBuffer(),
  });
  const folder = temporaryFolder({ 'pictures/notes.md': '' });
  const lines: string[] = [];
  const fetchStills = () =>
    filmStills(folder, ['large-film1', 'small-film1'], (line) => lines.push(line), platform.origin);
  const stills = await fetchStills();
  const { channels } = await sharp(join(folder, 'small-film1.jpg')).stats();
  expect(Math.min(...channels.map(({ min }) => min))).toBeGreaterThan(200);
  platform.asked.splice(0);
  expect(await fetchStills()).toEqual(stills);
  expect([platform.asked, lines]).toEqual([[], []]);

  const pictures = join(folder, 'pictures');
  const manifest = join(pictures, 'manifest.json');
  await buildPictures({ pictures, media: join(folder, 'media'), manifest }, [], undefined, stills);
  expect(pictureManifestSchema.parse(JSON.parse(read(manifest))).pictures).toMatchObject({
    'stills/large-film1': { width: 1280, height: 720, sample: false },
    'stills/small-film1': { width: 480, height: 270, sample: false },
  });
});

test('a still that can’t be fetched is reported and leaves no file', async () => {
  const { origin } = await platformWith({
    '/vi/broken-film/maxresdefault.jpg': Buffer.from('<html>Sign in</html>'),
  });
  const folder = temporaryFolder();
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  expect(await filmStills(folder, ['no-such-film', 'broken-film'], log, origin)).toEqual([]);
  expect(await filmStills(folder, ['any-film123'], log, 'http://name.invalid')).toEqual([]);
  const [refused, unreachable] = lines;
  expect(refused).toMatch(/: broken-film \(.+\), no-such-film \(it has none\)\.$/);
  expect(unreachable).toMatch(/any-film123 \(.*name\.invalid/);
  expect(await readdir(folder)).toEqual([]);
});

test('no still is fetched of a sample, of a draft’s film, or for a file that can’t be read', () => {
  const film = (id: string) => `video:\n  youtubeId: ${id}\n`;
  const folder = temporaryFolder({
    'lists.yaml': `films:\n  - youtubeId: real-film-1\n  - youtubeId: sample-film\n    sample: true\n`,
    'webinars/report.md': `---\nsample: true\n${film('real-film-2')}---\nText\n`,
    'webinars/draft.md': `---\ndraft: true\n${film('draft-film1')}---\nText\n`,
    'webinars/unfinished.md': `---\nvideo: {youtubeId: half-a-film\n---\nText\n`,
  });
  expect(realFilms(folder)).toEqual(['real-film-1', 'real-film-2']);
});
