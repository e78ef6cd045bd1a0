import { pastHooks } from './pastHooks.ts';

/** Corrects a state that was built before its moment came: it becomes the word for what is past. */
export function start(state: HTMLElement): void {
  if (Date.parse(pastHooks.overAt.valueAt(state)) <= Date.now()) state.textContent = pastHooks.word.valueAt(state);
}
