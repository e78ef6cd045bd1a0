/**
 * Runs what reads the clock or what other tabs store: now, when the page is shown again, as a tab
 * or by Back, when another tab stores something, and before the page is printed.
 */
export function keepCurrent(update: () => void, options: AddEventListenerOptions = {}): void {
  update();
  for (const type of ['visibilitychange', 'pageshow', 'storage', 'beforeprint'])
    addEventListener(type, () => document.hidden || update(), options);
}
