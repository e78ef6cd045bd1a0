import { hook } from '#components/behaviours/hook.ts';

/** Joins ChecklistTools.tsx and checklist.behaviour.client.ts. */
export const checklistHooks = {
  list: hook('list'),
  progress: hook('progress'),
  printed: hook('printed'),
  unkept: hook('unkept'),
  print: hook('print'),
  reset: hook('reset'),
  /** A list that can be ticked, and its tools. */
  live: hook('live'),
};
