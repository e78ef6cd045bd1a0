import { hook } from '#components/behaviours/hook.ts';

/** Joins StateUntil.tsx and markPast.behaviour.client.ts. */
export const pastHooks = {
  /** The moment at which a state ends. */
  overAt: hook('over-at'),
  /** The state from then on. */
  word: hook('completed'),
};
