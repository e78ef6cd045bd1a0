/** Runs `work` when the page has nothing better to do; soon, in browsers that can't tell. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}
