import { events } from '#content/collections/events/index.ts';
import { webinarPages } from '#content/pages/webinars.ts';
import type { KindName } from '#content/site/kinds.ts';
import { sampleWord } from '#content/site/reading-words.ts';
import { pathsOf } from './entryPages.ts';
import { pageModel } from './pageModel.ts';

/**
 * What lists and sidebars show of a post; those that are reviewed have no date there
 * (specification 2.14).
 */
export function post(path: string) {
  const { heading, text } = pageModel(path);
  if (!text) throw new Error(`There is no post at ${path}.`);
  const sample = text.sample ? sampleWord : undefined;
  const card = { href: path, title: heading, picture: text.cover, excerpt: text.excerpt, sample };
  return text.reviewed ? card : { ...card, date: text.date };
}

/** The posts of a kind, in the order of their list. */
export const posts = (kind: KindName) => pathsOf(kind).map(post);

/** How many others a post lists and searches; with all of a thousand, a build takes minutes. */
const OTHERS = 50;

/** The newest of a list's addresses, newest first, without the one that is open. */
export const otherPaths = (paths: string[], path: string): string[] =>
  paths.filter((other) => other !== path).slice(0, OTHERS);

/** What the sidebar of a post shows and searches. */
export const otherPosts = (kind: KindName, path: string) => otherPaths(pathsOf(kind), path).map(post);

/** The sidebar of a webinar's report: the other reports, and the page that announced its event. */
export const besideReport = (path: string) => ({
  ...webinarPages.others,
  posts: otherPosts('webinar', path),
  announced: events.find(({ page }) => page === path)?.announcement,
});
