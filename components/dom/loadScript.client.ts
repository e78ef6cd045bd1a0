/**
 * Adds a script with `data-` attributes; a failure is only logged. Those that aren't `async` run
 * in order.
 */
export function loadScript(src: string, async: boolean, data: DOMStringMap = {}): void {
  const script = Object.assign(document.createElement('script'), { src, async });
  for (const [name, value] of Object.entries(data)) script.dataset[name] = value;
  script.addEventListener('error', () => console.error(`Failed to load script ${src}`));
  document.body.append(script);
}
