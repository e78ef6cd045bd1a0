import type { PageContext } from 'vike/types';
import { blogList } from '#pages/facts/lists.ts' with { type: 'vike:pointer' };

/** /blogs, and /blogs/page/2 and on once there are more posts than a page holds. The pointer: see pages/guide/+route.ts. */
export function route({ urlPathname }: PageContext) {
  const page = blogList.pageAt(urlPathname);
  return page ? { routeParams: { page: String(page) } } : false;
}
