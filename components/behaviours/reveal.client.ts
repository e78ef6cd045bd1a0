/** Where the session keeps which galleries have made their entrance (specification 2.5). */
const KEY = 'photoGalleryAnimations';
/** Milliseconds from one picture to the next (specification 9). */
const STEPS = new Map([
  ['photos', 200],
  ['videos', 100],
]);

function play(gallery: HTMLElement, step: number): void {
  const pictures = [...gallery.querySelectorAll(':scope > a')];
  for (const [index, picture] of pictures.entries())
    picture.animate([{ opacity: 0, translate: '0 12px' }, {}], {
      duration: 400,
      delay: index * step,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      fill: 'backwards',
    });
}

/** Notes that a gallery has made its entrance. @returns whether it had not before; false where that can't be kept */
function isFirst(name: string): boolean {
  try {
    const played = (sessionStorage.getItem(KEY) ?? '').split(' ');
    if (played.includes(name)) return false;
    sessionStorage.setItem(KEY, [...played, name].join(' ').trim());
    return true;
  } catch {
    return false;
  }
}

/**
 * The entrance of the galleries marked `data-reveal`: once a session, below the fold, and where motion is welcome. The
 * pictures are hidden by the animation alone, so that nothing stays hidden when it doesn't play.
 */
export function startReveal(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const name = target instanceof HTMLElement ? (target.dataset.reveal ?? '') : '';
      const step = STEPS.get(name);
      if (!isIntersecting || !(target instanceof HTMLElement) || step === undefined) continue;
      observer.unobserve(target);
      if (isFirst(name)) play(target, step);
    }
  });
  for (const gallery of document.querySelectorAll('[data-reveal]'))
    if (gallery.getBoundingClientRect().top > innerHeight) observer.observe(gallery);
}
