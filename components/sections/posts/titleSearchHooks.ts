import { hook } from '#components/behaviours/hook.ts';

/** Joins OtherPosts.tsx and MiniCard.tsx with titleSearch.behaviour.client.ts. */
export const titleSearchHooks = {
  title: hook('title'),
  none: hook('none'),
  one: hook('one'),
  many: hook('many'),
};
