import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * The folder of what staff edit: `collections`, `pictures`, and files of `pages` and `site`.
 * CONTENT_DIR names another one below the project, for tests and for trying something out; its
 * build is written into it, and never mixes with the site's.
 */
export const contentFolder: string = process.env.CONTENT_DIR?.trim() || 'content';

const isLive = contentFolder === 'content';

/**
 * Where the built site is: the web root is `client` below it. BUILD_DIR names another folder, for
 * launch-check and for a build that isn't whole yet.
 */
export const buildFolder = (): string => process.env.BUILD_DIR || (isLive ? 'dist' : join(contentFolder, 'dist'));

/** The pictures as they are served. */
export const mediaFolder: string = isLive ? '.cache/media' : join(contentFolder, '.cache/media');

/** The stills of films, as the build fetched them. */
export const stillsFolder: string = join(mediaFolder, '../stills');

export const picturesFolder: string = join(contentFolder, 'pictures');

/** What scripts/pictures has found and made. */
export const manifestFile: string = join(picturesFolder, 'manifest.json');

export const goneFile: string = join(contentFolder, 'site/gone.yaml');

/** The folder of a collection, such as `articles`. */
export const collectionFolder = (name: string): string => join(contentFolder, 'collections', name);

/**
 * The text of a file, by its path from the project's folder. In a browser,
 * scripts/authoring/readInBrowser.ts replaces it.
 */
export const readText = (file: string): string => readFileSync(resolve(file), 'utf8');
