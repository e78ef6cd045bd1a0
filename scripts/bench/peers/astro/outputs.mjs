import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { close, createIndex } from 'pagefind';
import sharp from 'sharp';

const TEXT = /\.(html|js|css|svg|json|xml|txt)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Does something for each item, as many at a time as there are processors. */
async function each(items, work) {
  const left = [...items];
  const worker = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

const escapeText = (text) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A share image as large as the site's own: 1200 x 630, a title on a flat ground. */
const card = (title) => `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
  <rect width="1200" height="630" fill="#f4efe4"/><rect x="40" y="40" width="1120" height="550" fill="none" stroke="#14342b" stroke-width="4"/>
  <text x="90" y="330" font-family="serif" font-size="64" fill="#14342b">${escapeText(title)}</text></svg>`;

/** What the site's build makes beside its pages: share images of the newest 100, the search's index, compressed copies. */
export const outputs = () => ({
  name: 'outputs',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const root = fileURLToPath(dir);
      await mkdir(join(root, 'share'), { recursive: true });
      const newest = JSON.parse(await readFile(join(root, 'newest.json'), 'utf8'));
      await each(newest, async ({ id, title }) => {
        const options = { palette: true, colours: 256, dither: 0, effort: 1 };
        await sharp(Buffer.from(card(title)))
          .png(options)
          .toFile(join(root, `share/${id}.png`));
      });
      const { index } = await createIndex({ forceLanguage: 'en' });
      await index.addDirectory({ path: root, glob: 'measured-*.html' });
      await index.writeFiles({ outputPath: join(root, 'pagefind') });
      await close();
      const files = (await readdir(root, { recursive: true })).filter((file) => TEXT.test(file));
      // As the site does: the highest quality takes minutes for thousands of pages.
      const quality = files.length > 300 ? 5 : 11;
      await each(files, async (file) => {
        const body = await readFile(join(root, file));
        const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
        const [br, gz] = await Promise.all([toBrotli(body, { params }), toGzip(body, { level: 9 })]);
        await Promise.all([writeFile(join(root, `${file}.br`), br), writeFile(join(root, `${file}.gz`), gz)]);
      });
    },
  },
});
