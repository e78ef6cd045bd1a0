import { access, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { readText } from '#content/schema/contentFolder.server.ts';
import { readFields } from '#content/schema/entries/entry.server.ts';
import { youtubeId } from '#content/schema/fields.server.ts';
import { listFiles } from '#scripts/shared/files.ts';
import type { PictureSource } from './sources.ts';

const PLATFORM = 'https://i.ytimg.com';
const TIMEOUT_MS = 5_000;
/** The largest, which not every film has, and one that each has, with bars above and below. */
const NAMES = ['maxresdefault', 'hqdefault'];

const film = z.object({ youtubeId, sample: z.literal(false).default(false) });

function filmsOf(fields: unknown): string[] {
  if (typeof fields !== 'object' || fields === null || ('draft' in fields && fields.draft === true)) return [];
  const { data } = film.safeParse(fields);
  return data ? [data.youtubeId] : Object.values(fields).flatMap(filmsOf);
}

/** The ids of the films in a folder of entries and data that are no samples. */
export const realFilms = (folder: string): string[] =>
  listFiles(folder)
    .filter((name) => /\.(md|yaml)$/.test(name))
    .map((name) => ({ name, source: readText(join(folder, name)) }))
    .filter(({ source }) => source.includes('youtubeId:'))
    .flatMap(({ name, source }) => filmsOf(readFields(name, source)));

/** Writes a film's still without its bars, never half of it. */
async function fetchStill(id: string, file: string, platform: string): Promise<void> {
  for (const name of NAMES) {
    const options = { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' } as const;
    const response = await fetch(`${platform}/vi/${id}/${name}.jpg`, options);
    if (!response.ok) continue;
    const still = sharp(await response.arrayBuffer());
    const { width } = await still.metadata();
    const wide = still.resize({ width, height: Math.round((width * 9) / 16) });
    await writeFile(`${file}.part`, await wide.jpeg({ quality: 92 }).toBuffer());
    return rename(`${file}.part`, file);
  }
  throw new Error('it has none');
}

/**
 * Fetches the stills of films that are not in the cache, so that pages can show them without a
 * request to the platform. `log` receives a line if some can't be fetched: their films keep their
 * posters.
 */
export async function filmStills(
  folder: string,
  ids: readonly string[],
  log: (line: string) => void,
  platform = PLATFORM,
): Promise<PictureSource[]> {
  const failures: string[] = [];
  const find = async (id: string): Promise<PictureSource[]> => {
    const path = join(folder, `${id}.jpg`);
    try {
      await access(path).catch(() => fetchStill(id, path, platform));
      return [{ path, name: `stills/${id}`, kind: 'photo', bytes: (await stat(path)).size }];
    } catch (error) {
      const { message, cause } = error instanceof Error ? error : new Error(String(error));
      failures.push(`${id} (${cause instanceof Error ? cause.message : message})`);
      return [];
    }
  };
  const stills = await Promise.all([...new Set(ids)].map(find));
  if (failures.length)
    log(`YouTube gave no still of these films, which are shown with their posters: ${failures.sort().join(', ')}.`);
  return stills.flat();
}
