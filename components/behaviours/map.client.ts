/** A map on request: its frame, which asks another site for everything, comes with the visitor's press and not before. */
export function startMap(): void {
  const map = document.querySelector<HTMLElement>('[data-map]');
  map?.querySelector('button')?.addEventListener('click', () => {
    const frame = document.createElement('iframe');
    frame.src = map.dataset.map ?? '';
    frame.title = map.dataset.title ?? '';
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    map.querySelector('[data-picture]')?.replaceChildren(frame);
    // Whether a frame was blocked can't be seen from outside it, so the note stands under every one.
    map.querySelector('[data-note]')?.removeAttribute('hidden');
    frame.focus();
  });
}
