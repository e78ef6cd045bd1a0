import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkInto, listFiles, writeInto } from './files.ts';
import { CLIENT_BUILD } from './vike.ts';

const PUBLIC = 'public';

/** The files that pages may load: below the web root → where they come from. Vite's own records aren't among them. */
export function placedFiles(): Map<string, string> {
  const from = (folder: string) =>
    existsSync(folder) ? listFiles(folder).map((file): [string, string] => [file, join(folder, file)]) : [];
  return new Map([...from(PUBLIC), ...from(CLIENT_BUILD)].filter(([file]) => !file.startsWith('.vite/')));
}

/** Puts these files into the web root. What the build itself has made is linked, what a person may have written is copied. */
export function placeFiles(root: string): void {
  for (const [file, source] of placedFiles())
    if (source.startsWith(`${PUBLIC}/`) && !file.startsWith('media/'))
      writeInto(join(root, file), readFileSync(source));
    else linkInto(join(root, file), source);
}
