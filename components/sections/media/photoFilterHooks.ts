import { hook } from '#components/behaviours/hook.ts';

/** Joins the filter tabs of the gallery and photoFilter.behaviour.client.ts. */
export const photoFilterHooks = {
  /** Tabs whose current one is marked by script. */
  marked: hook('marked'),
};
