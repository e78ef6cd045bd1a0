/**
 * Adds a script, with its hash where the import map has it; a failure is only logged. Those that
 * aren't `async` run in order.
 */
export function loadScript(src: string, async: boolean): void {
  const { integrity: hashes } = JSON.parse(document.querySelector('script[type=importmap]')?.textContent || '{}');
  const script = Object.assign(document.createElement('script'), { src, async, integrity: hashes?.[src] ?? '' });
  script.addEventListener('error', () => console.error(`Failed to load script ${src}`));
  document.body.append(script);
}
