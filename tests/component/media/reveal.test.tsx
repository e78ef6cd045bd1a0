import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { allowMotion } from '../../fixtures/component/media.ts';
import { show } from '../../fixtures/component/show.tsx';
import { switchOff } from '../../fixtures/component/visitor.ts';
import { photoGallery, videoGallery } from '../../fixtures/media.tsx';

/**
 * Shows a gallery far below the first screen, and scrolls to it; gives the delays of the animations
 * that start.
 */
async function arriveAt(gallery: ReactNode): Promise<unknown[]> {
  const delays: unknown[] = [];
  vi.spyOn(Element.prototype, 'animate').mockImplementation((_, timing) => {
    delays.push(typeof timing === 'object' && timing.delay);
    return new Animation();
  });
  await show(
    <>
      <svg aria-hidden="true" width="1" height="3000" />
      {gallery}
    </>,
  );
  const element = document.querySelector('[data-reveal]');
  if (!element) throw new Error('There is no gallery.');
  element.scrollIntoView({ behavior: 'instant' });
  // Browsers notify all observers of a frame together: when the next frame is drawn, the gallery's
  // own was called.
  await new Promise<void>((resolve) => {
    new IntersectionObserver((entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve());
    }).observe(element);
  });
  return delays;
}

const storedGallery = () => sessionStorage.getItem('photoGalleryAnimations');

test.each([
  ['photos', () => photoGallery(), [0, 200, 400, 600, 800, 1000, 1200, 1400]],
  ['videos', () => videoGallery(), [0, 100, 200, 300]],
])('the entrance of the %s is animated once per session, one after the other', async (name, gallery, steps) => {
  await allowMotion();
  expect(await arriveAt(gallery())).toEqual(steps);
  expect(storedGallery()).toBe(JSON.stringify([name]));
  expect(await arriveAt(gallery())).toEqual([]);
});

test('no entrance is animated under reduced motion, nor with storage switched off', async () => {
  expect(await arriveAt(photoGallery())).toEqual([]);
  expect(storedGallery()).toBeNull();
  await allowMotion();
  switchOff('sessionStorage');
  expect(await arriveAt(photoGallery())).toEqual([]);
});
