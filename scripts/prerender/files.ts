import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where Vike writes the server's build, content included. */
export const SERVER_BUILD = 'dist/server';

/** Paths of all files below a folder, relative to it, with forward slashes. */
export async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    );
}

/** The text of every built script, in one string, to look names up in. */
export async function readScripts(root: string): Promise<string> {
  const files = (await listFiles(root)).filter((file) => file.endsWith('.js'));
  return (await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))).join('\n');
}

/** Does `work` for every item, at most `atOnce` at a time. */
export async function forEachOf<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
