import { selectorOf } from './hooks.ts';

/**
 * Says that part of the page did not load, and how else to get in touch. Another attempt would not
 * help: Firefox and Safari remember a module that failed until the page is reloaded.
 */
export function showLoadFailure(): void {
  document.querySelector(selectorOf('load-failure'))?.removeAttribute('hidden');
}
