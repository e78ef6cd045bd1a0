import { hook } from '#components/behaviours/hook.ts';

/** Joins the states of EventList.tsx and markCompleted.ts. */
export const completedHooks = {
  /** The moment at which an event is over. */
  overAt: hook('over-at'),
  /** Its state from then on. */
  word: hook('completed'),
};
