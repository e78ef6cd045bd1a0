import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Paths of all files below a folder, relative to it, with forward slashes. */
export const listFiles = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

/** The files that this process has written, or found as it would have written them; a build removes all others. */
export const written = new Set<string>();

const stateOf = (path: string) => statSync(path, { throwIfNoEntry: false });

/**
 * Writes a file, and its folder if it is missing; synchronously, because every processor has a process of its own. A file that
 * has this content already is left alone, which is many times quicker.
 */
export function writeInto(path: string, body: Uint8Array | string): void {
  written.add(path);
  const bytes = Buffer.from(body);
  const state = stateOf(path);
  if (state?.size === bytes.length && readFileSync(path).equals(bytes)) return;
  // Removed first: it may be a link to a file that keeps its content.
  if (state) rmSync(path);
  else mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}

/** Makes a path another name of a file; a copy of it where the file system has no such links. */
export function linkInto(path: string, file: string): void {
  written.add(path);
  const [state, wanted] = [stateOf(path), statSync(file)];
  if (state?.ino === wanted.ino && state.dev === wanted.dev) return;
  if (state) rmSync(path);
  else mkdirSync(dirname(path), { recursive: true });
  try {
    linkSync(file, path);
  } catch {
    copyFileSync(file, path);
  }
}
