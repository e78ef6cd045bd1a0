import type { PageContext } from 'vike/types';
import { guides } from '#content/collections/guides/index.ts' with { type: 'vike:pointer' };

/**
 * The guides live at the root: content says which addresses are theirs. Vike reads this file before
 * Vite runs, which content needs; the pointer makes it load content only when it asks.
 */
export function route({ urlPathname }: PageContext) {
  const slug = urlPathname.slice(1);
  return guides.some((entry) => entry.slug === slug) ? { routeParams: { slug } } : false;
}
