import { valueAt } from '#components/dom/hooks.ts';
import { storedItem } from '#components/dom/storedItem.ts';

/** The galleries whose entrance has played in this session (specification 2.5). */
const playedGalleries = storedItem('sessionStorage', 'photoGalleryAnimations');
/** Milliseconds from one picture to the next (specification 9). */
const STEPS = new Map([
  ['photos', 200],
  ['videos', 100],
]);

function play(gallery: HTMLElement, step: number): void {
  const easing = getComputedStyle(gallery).getPropertyValue('--ease');
  const pictures = [...gallery.querySelectorAll(':scope > a')];
  for (const [index, picture] of pictures.entries())
    picture.animate([{ opacity: 0, translate: '0 12px' }, {}], {
      duration: 400,
      delay: index * step,
      easing,
      fill: 'backwards',
    });
}

/**
 * Saves that a gallery's entrance has played.
 * @returns whether it had not before; false where storage is off
 */
function isFirst(name: string): boolean {
  const stored = playedGalleries.read();
  const names: unknown[] = Array.isArray(stored) ? stored : [];
  return !names.includes(name) && playedGalleries.write([...names, name]);
}

/**
 * The entrance of a gallery: once a session, below the fold, and not under reduced motion. Only the
 * animation hides the pictures, so that they show where it doesn't play.
 *
 * @param gallery names itself by its hook
 */
export function start(gallery: HTMLElement): void {
  const name = valueAt('reveal', gallery);
  const step = STEPS.get(name);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (step === undefined || still || gallery.getBoundingClientRect().top <= innerHeight) return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    if (isFirst(name)) play(gallery, step);
  });
  observer.observe(gallery);
}
