import { selectorOf, valueAt } from '#components/dom/hooks.ts';

/** Copies the address of a calendar, and says so; where the browser refuses, it is selected. */
export function start(box: HTMLElement): void {
  const address = box.querySelector(selectorOf('copy-address'));
  const done = box.querySelector(selectorOf('copy-done'));
  if (!address || !done) return;
  const say = () => {
    done.textContent = valueAt('copy-done', done);
  };
  box.querySelector('button')?.addEventListener('click', () => {
    // So that a second press is announced again.
    done.textContent = '';
    getSelection()?.selectAllChildren(address);
    navigator.clipboard?.writeText(address.textContent).then(say, console.warn);
  });
}
