/** What a screen reader is told of a slide that the visitor moved to: its label and its gist, e.g. "2 of 4: Not-for-Profit". */
export function nameOf(slide: HTMLElement): string {
  const gist = slide.querySelector('[data-gist]')?.textContent;
  return [slide.getAttribute('aria-label'), gist].filter(Boolean).join(': ');
}

/**
 * Puts a slide within reach of keyboard and screen reader, or out of it. The page's own heading stays to be heard wherever
 * the slides stand: of its slide, what is around it goes.
 */
export function setWithinReach(slide: HTMLElement, within: boolean): void {
  const heading = slide.querySelector('h1');
  const parts = heading
    ? [...slide.querySelectorAll<HTMLElement>('*')].filter(
        (part) => part.parentElement?.contains(heading) && !part.contains(heading) && !heading.contains(part),
      )
    : [slide];
  for (const part of parts) part.inert = !within;
}

/** Fetches the pictures of slides that were not in the first paint, and waits until they can be shown. */
export async function loadPictures(slides: HTMLElement[]): Promise<void> {
  const pictures = slides.flatMap((slide) => [...slide.querySelectorAll('img')]);
  for (const picture of pictures) picture.loading = 'eager';
  // One that can't be had leaves its box empty; the slides go on.
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
}
