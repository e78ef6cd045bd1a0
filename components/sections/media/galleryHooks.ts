import { hook } from '#components/behaviours/hook.ts';

/** Joins the galleries and their scripts. */
export const galleryHooks = {
  /** The name under which the entrance of a gallery is known. */
  reveal: hook('reveal'),
  /** Filter tabs whose current one is marked by script. */
  marked: hook('marked'),
};
