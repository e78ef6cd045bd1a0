import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeInto } from '#scripts/shared/files.ts';

/**
 * In the web root; Vite writes it (`build.license`), with the licence of every package in the
 * bundles.
 */
export const LICENCES = 'licences.md';

/** Packages whose files are served as they are, so that Vite doesn't see them. */
const SERVED = ['@fontsource/gloock', '@fontsource-variable/commissioner'];

const manifest = z.object({ version: z.string(), license: z.string() });

async function entry(name: string): Promise<string> {
  const folder = join('node_modules', name);
  const { version, license } = manifest.parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')));
  return `\n## ${name} - ${version} (${license})\n\n${(await readFile(join(folder, 'LICENSE'), 'utf8')).trim()}\n`;
}

/** Adds to the licences those of fonts. */
export async function completeLicences(root: string): Promise<void> {
  const file = join(root, LICENCES);
  const entries = await Promise.all(SERVED.map(entry));
  writeInto(file, (await readFile(file, 'utf8')) + entries.join(''));
}
