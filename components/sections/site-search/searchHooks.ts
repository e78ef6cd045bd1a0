import { hook } from '#components/behaviours/hook.ts';

/** Joins SiteSearch.tsx and siteSearch.behaviour.client.ts. */
export const searchHooks = {
  kind: hook('kind'),
  excerpt: hook('excerpt'),
  results: hook('results'),
  everything: hook('everything'),
  one: hook('one'),
  many: hook('many'),
  none: hook('none'),
  failed: hook('failed'),
};
