import { hook } from '#components/behaviours/hook.ts';

/** Joins SiteSearch.tsx and siteSearch.behaviour.client.ts. */
export const searchHooks = {
  kind: hook('kind'),
  /** An answer, by the words and groups of words that it answers. */
  asked: hook('asked'),
  beside: hook('beside'),
  answers: hook('answers'),
  /** Set while there is a question that some answer. */
  answered: hook('answered'),
  /** Buttons that show one kind of result, or all. */
  only: hook('only'),
  count: hook('count'),
  excerpt: hook('excerpt'),
  results: hook('results'),
  one: hook('one'),
  many: hook('many'),
  none: hook('none'),
  failed: hook('failed'),
};
