import { hook } from '#components/behaviours/hook.ts';

/** Joins the galleries of the home page and reveal.behaviour.client.ts. */
export const galleryHooks = {
  /** The name under which the entrance of a gallery is known. */
  reveal: hook('reveal'),
};
