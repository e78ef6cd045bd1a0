import type { PageContext } from 'vike/types';
import { newsList } from '#pages/facts/lists.ts' with { type: 'vike:pointer' };

/** /news, and /news/page/2 and on once there are more items than a page holds. The pointer: see pages/guide/+route.ts. */
export function route({ urlPathname }: PageContext) {
  const page = newsList.pageAt(urlPathname);
  return page ? { routeParams: { page: String(page) } } : false;
}
