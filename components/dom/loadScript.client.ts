/** Adds a script; a failure is only logged. Those that aren't `async` run in order. */
export function loadScript(src: string, async: boolean): void {
  const script = Object.assign(document.createElement('script'), { src, async });
  script.addEventListener('error', () => console.error(`Failed to load script ${src}`));
  document.body.append(script);
}
