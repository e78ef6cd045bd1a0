import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Paths of all files below a folder, relative to it, with forward slashes. */
export const listFiles = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

/**
 * Writes a file, and its folder if it is missing. Synchronously, since promises cost more than the
 * write.
 */
export function writeInto(path: string, body: Uint8Array | string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, body);
}
