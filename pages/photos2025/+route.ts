import type { PageContext } from 'vike/types';
import { photoList } from '#pages/facts/lists.ts' with { type: 'vike:pointer' };

/** /photos2025, and /photos2025/page/2 and on once there are more pictures than a page holds. The pointer: see pages/guide/+route.ts. */
export function route({ urlPathname }: PageContext) {
  const page = photoList.pageAt(urlPathname);
  return page ? { routeParams: { page: String(page) } } : false;
}
