import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The names of the files in a folder of content, or of the folders in `pages`. */
function names(root: string, folder: string): string[] {
  return readdirSync(join(root, folder)).map((name) => name.replace(/\.ts$/, ''));
}

/** The slugs in use below an address, so that no two pages have one. */
export type Taken = { root: Set<string>; news: Set<string>; events: Set<string> };

/**
 * Which slugs are in use. Articles, guides, webinar reports and pages live side by side at the root; news and events have a
 * folder each. Modules aren't loaded for it: with thousands of them that would take long.
 *
 * @param root the project's folder
 */
export function takenSlugs(root: string): Taken {
  const folders = ['content/collections/articles', 'content/collections/guides', 'pages', 'public'];
  const webinars = readFileSync(join(root, 'content/collections/webinars.ts'), 'utf8');
  const reports = [...webinars.matchAll(/^ {4}slug: '([^']+)',$/gm)].flatMap(([, slug]) => slug ?? []);
  return {
    root: new Set([...folders.flatMap((folder) => names(root, folder)), ...reports]),
    news: new Set(names(root, 'content/collections/news')),
    events: new Set(names(root, 'content/collections/events')),
  };
}
