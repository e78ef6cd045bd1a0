import { inTime } from './timeLimit.ts';

/**
 * A chunk that is fetched when it is needed, before a signal is aborted (by default within 15 s);
 * `load` only imports it.
 */
export const chunk =
  <Module>(load: () => Promise<Module>) =>
  (signal?: AbortSignal): Promise<Module> =>
    inTime(load(), signal);
