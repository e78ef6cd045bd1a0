import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { allowMotion } from '../../fixtures/component/media.ts';
import { show } from '../../fixtures/component/show.tsx';
import { switchOff } from '../../fixtures/component/visitor.ts';
import { photoGallery, videoGallery } from '../../fixtures/media.tsx';

const KEY = 'photoGalleryAnimations';

let delays: unknown[] = [];

/** Shows a gallery far below the first screen, and scrolls to it. */
async function arriveAt(gallery: ReactNode) {
  delays = [];
  await show(
    <>
      <svg aria-hidden="true" width="1" height="3000" />
      {gallery}
    </>,
  );
  const element = document.querySelector('[data-reveal]');
  if (!element) throw new Error('There is no gallery.');
  element.scrollIntoView({ behavior: 'instant' });
  // Browsers tell all observers of a frame in one go: when the next frame is drawn, the gallery's own has heard.
  await new Promise<void>((resolve) => {
    new IntersectionObserver((entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve());
    }).observe(element);
  });
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'animate').mockImplementation((_, timing) => {
    delays.push(typeof timing === 'object' && timing.delay);
    return new Animation();
  });
});

describe.each([
  ['photos', photoGallery, [0, 200, 400, 600, 800, 1000, 1200, 1400]],
  ['videos', videoGallery, [0, 100, 200, 300]],
])('the entrance animation of the %s', (name, gallery, steps) => {
  test('plays once per session, with one after the other', async () => {
    await allowMotion();
    await arriveAt(gallery());
    expect(delays).toEqual(steps);
    expect(sessionStorage.getItem(KEY)).toBe(name);
    await arriveAt(gallery());
    expect(delays).toEqual([]);
  });
});

describe('the entrance animation', () => {
  test('does not play under reduced motion', async () => {
    await arriveAt(photoGallery());
    expect(delays).toEqual([]);
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  test('does not play with storage switched off', async () => {
    await allowMotion();
    switchOff('sessionStorage');
    await arriveAt(photoGallery());
    expect(delays).toEqual([]);
  });
});
