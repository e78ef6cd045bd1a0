import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Classes and animations, which CSS Modules rename alike. */
const NAME = /(?:\.|@keyframes\s+)(-?[_a-zA-Z][\w-]*)/g;

/** 0 is A, 25 is Z, 26 is AA: capitals, which no package's class names begin with. */
function capitals(number: number): string {
  const rest = Math.floor(number / 26) - 1;
  return (rest < 0 ? '' : capitals(rest)) + String.fromCharCode(65 + (number % 26));
}

/**
 * Short names for the classes of CSS Modules. A hash is noise, which doesn't compress, and a page holds some ninety of them
 * twice; numbers make its HTML about a twentieth smaller. All modules are read first, so that the builds for server and
 * browser number them alike.
 *
 * @param folder where the CSS Modules are
 * @returns the `generateScopedName` of Vite's CSS Modules
 */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const numbers = new Map<string, number>();
  const key = (file: string, name: string) => `${file.replaceAll('\\', '/')} ${name}`;
  const number = (file: string, name: string) => {
    const known = numbers.get(key(file, name)) ?? numbers.size;
    numbers.set(key(file, name), known);
    return known;
  };
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((file) => file.endsWith('.module.css')).sort())
    for (const [, name = ''] of readFileSync(join(folder, file), 'utf8').matchAll(NAME)) number(file, name);
  return (name, file) => capitals(number(relative(folder, file.replace(/\?.*/, '')), name));
}
