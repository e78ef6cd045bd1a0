import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { type PictureManifest, pictureManifestSchema } from '#content/schema/pictures-manifest.server.ts';
import { buildPictures, type PictureFolders } from '#scripts/pictures/build.ts';

const categories = [
  { slug: 'speakers', samples: 3 },
  { slug: 'networking', samples: 2 },
];

export interface Workspace {
  folders: PictureFolders;
  /** Puts a file into the pictures' folder. */
  put(file: string, content: string | Buffer): Promise<string>;
  build(): ReturnType<typeof buildPictures>;
  manifest(): Promise<PictureManifest>;
  /** The bytes behind an address of the manifest. */
  served(address: string): Promise<Buffer>;
}

const roots: string[] = [];
afterAll(() => Promise.all(roots.map((root) => rm(root, { recursive: true }))));

/** Folders for one test, away from the website's: a gallery of two categories, three samples and two. */
export async function workspace(): Promise<Workspace> {
  const root = await mkdtemp(join(tmpdir(), 'pictures-'));
  roots.push(root);
  const folders = {
    pictures: join(root, 'content/pictures'),
    media: join(root, 'public/media'),
    cache: join(root, 'cache'),
    manifest: join(root, 'content/pictures/manifest.json'),
  };
  const put = async (file: string, content: string | Buffer) => {
    const path = join(folders.pictures, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    return path;
  };
  for (const { slug, samples } of categories) {
    for (let i = 1; i <= samples; i++) await put(`gallery/${slug}/sample-0${i}.svg`, drawing(`${slug} ${i}`));
  }
  return {
    folders,
    put,
    build: () => buildPictures(folders, categories),
    manifest: async () => pictureManifestSchema.parse(JSON.parse(await readFile(folders.manifest, 'utf8'))),
    served: (address) => readFile(join(folders.media, address.replace(/^\/media\//, ''))),
  };
}

/** A drawing of 800 by 600; `title` makes it unlike others. */
export function drawing(title: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><title>${title}</title><path fill="#0d2620" d="M0 0h800v600H0z"/></svg>`;
}
