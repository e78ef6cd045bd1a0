import { guides } from '#content/guides/index.ts';
import { overdueReviews } from '#content/guides/overdue.ts';

/** The addresses of the guides; warns, once a build, of those whose review is overdue. */
export function onBeforePrerenderStart(): string[] {
  for (const sentence of overdueReviews(guides, new Date().toISOString().slice(0, 10))) console.warn(sentence);
  return guides.map(({ slug }) => `/${slug}`);
}
