import { attributeOf, selectorOf } from '#components/dom/hooks.ts';
import { nextPaint } from '#components/dom/nextPaint.ts';
import { withDeadline } from '#components/dom/timeLimit.ts';

/** A slide's label and gist, e.g. "2 of 4: Not-for-Profit", for screen readers. */
export function nameOf(slide: HTMLElement): string {
  const gist = slide.querySelector(selectorOf('carousel-gist'))?.textContent;
  return [slide.getAttribute('aria-label'), gist].filter(Boolean).join(': ');
}

/**
 * Makes a slide inert, or undoes it. The page's own heading always stays readable: in its slide,
 * everything around the heading becomes inert instead.
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

/**
 * Fetches the pictures of all slides, and shows one slide after the other, so that no frame has to
 * paint them all.
 */
export async function showInTurn(slides: HTMLElement[]): Promise<void> {
  const picturesOf = (slide: HTMLElement) => [...slide.querySelectorAll('img')];
  for (const picture of slides.flatMap(picturesOf)) picture.loading = 'eager';
  for (const slide of slides) {
    // A picture that fails to load, or stalls, leaves its box empty.
    await Promise.allSettled(picturesOf(slide).map((picture) => withDeadline(picture.decode())));
    showSlide(slide);
    await nextPaint();
  }
}

/** Shows a slide that was hidden until the carousel moved. */
export const showSlide = (slide: HTMLElement): boolean => slide.toggleAttribute(attributeOf('carousel-shown'), true);
