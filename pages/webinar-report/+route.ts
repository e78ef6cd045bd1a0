import type { PageContext } from 'vike/types';
import { webinars } from '#content/collections/webinars/index.ts' with { type: 'vike:pointer' };

/**
 * The reports live at the root: content says which addresses are theirs. The pointer: see
 * pages/guide/+route.ts.
 */
export function route({ urlPathname }: PageContext) {
  const slug = urlPathname.slice(1);
  return webinars.some((entry) => entry.slug === slug) ? { routeParams: { slug } } : false;
}
