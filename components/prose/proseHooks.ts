import { hook } from '#components/behaviours/hook.ts';

/** Joins the HTML of texts and their scripts. */
export const proseHooks = {
  checklist: hook('checklist'),
};
