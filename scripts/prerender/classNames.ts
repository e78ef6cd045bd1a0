import { readdirSync } from 'node:fs';
import { relative } from 'node:path';

/** 0 is A, 25 is Z, 26 is AA: capitals, which no package's class names begin with. */
const capitals = (number: number): string =>
  (number < 26 ? '' : capitals(Math.floor(number / 26) - 1)) + String.fromCharCode(65 + (number % 26));

/**
 * Names classes of CSS modules by numbers: one of the module, then one of the class in it. Both are the same in the server
 * and the client build. Hashes don't compress: with `[hash:base64:4]` the home page is 330 bytes larger and over its budget.
 *
 * @param folder of the CSS modules
 * @returns Vite's `generateScopedName`
 */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort();
  const classes = new Map<string, string[]>(files.map((file) => [file, []]));
  return (name, path) => {
    const file = relative(folder, path.replace(/\?.*/, ''));
    const known = classes.get(file);
    if (!known) throw new Error(`${path} is not in ${folder}.`);
    if (!known.includes(name)) known.push(name);
    return `${capitals(files.indexOf(file))}${known.indexOf(name)}`;
  };
}
