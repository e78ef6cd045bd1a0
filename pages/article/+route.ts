import type { PageContext } from 'vike/types';
import { articles } from '#content/collections/articles/index.ts' with { type: 'vike:pointer' };

/**
 * The blog's articles live at the root: content says which addresses are theirs. The pointer: see
 * pages/guide/+route.ts.
 */
export function route({ urlPathname }: PageContext) {
  const slug = urlPathname.slice(1);
  return articles.some((entry) => entry.slug === slug) ? { routeParams: { slug } } : false;
}
