import type { PageContext } from 'vike/types';
import { webinars } from '#content/collections/webinars/index.ts' with { type: 'vike:pointer' };

/**
 * The reports live at the root: content says which addresses are theirs. Vike reads this file before Vite runs, which
 * content needs; the pointer makes it load content only when it asks.
 */
export function route({ urlPathname }: PageContext) {
  const slug = urlPathname.slice(1);
  return webinars.some((entry) => entry.slug === slug) ? { routeParams: { slug } } : false;
}
