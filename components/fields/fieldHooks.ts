import { hook } from '#components/behaviours/hook.ts';

/** Joins the message of a DateField and its script. */
export const fieldHooks = {
  /** A message about a value that is accepted all the same. */
  doubtful: hook('doubtful'),
};
