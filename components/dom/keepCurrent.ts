/**
 * Runs an update that depends on the clock or on what other tabs store: now, when the page is shown
 * again (tab switch or Back), when another tab stores something, and before printing.
 */
export function keepCurrent(update: () => void, options: AddEventListenerOptions = {}): void {
  update();
  for (const type of ['visibilitychange', 'pageshow', 'storage', 'beforeprint'])
    addEventListener(type, () => document.hidden || update(), options);
}
