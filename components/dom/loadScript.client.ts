/** Adds a script to the page; a failure is only logged. Scripts that aren't `async` run in the order they were added. */
export function loadScript(src: string, async: boolean): void {
  const script = Object.assign(document.createElement('script'), { src, async });
  script.addEventListener('error', () => console.error(`Failed to load script ${src}`));
  document.body.append(script);
}
