import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { show, startBehaviours } from '../../fixtures/component/show.tsx';
import { allowMotion, switchOff, textsAt } from '../../fixtures/component/visitor.ts';
import { photoGallery, photoWall, videoGallery } from '../../fixtures/media.tsx';

const lightbox = page.getByRole('dialog', { name: 'Pictures' });

/**
 * What a visitor of the pictures finds; a picture in the lightbox goes by its counter, such as “1
 * of 8”.
 */
const photos = {
  button: (name: string) => lightbox.getByRole('button', { name, exact: true }),
  image: (counter: string) => lightbox.getByRole('group', { name: counter, exact: true }).getByRole('img'),
  counter: (counter: string) => lightbox.getByText(counter, { exact: true }),
  tab: (name: string) => page.getByRole('navigation', { name: 'Filter pictures' }).getByRole('link', { name }),
  tile: (id: string) => page.elementLocator(document.getElementById(id) ?? document.body),
  shownTiles: () => [...document.querySelectorAll('a[aria-haspopup]')].filter((tile) => tile.checkVisibility()),
};

async function expectPicture(counter: string): Promise<void> {
  await expect.element(photos.image(counter)).toBeVisible();
  await expect.element(photos.counter(counter)).toBeVisible();
}

/** Shows the gallery, and opens one of its eight pictures. */
async function openPicture(number: number): Promise<Locator> {
  const place = await show(photoGallery());
  await photos.tile(`photo${number}`).click();
  await expectPicture(`${number} of 8`);
  return place;
}

describe('the lightbox of the photo gallery', () => {
  test('wraps around by button and arrow key', async () => {
    await openPicture(1);
    await expect.element(lightbox.getByText('The registration desk (sample artwork)')).toBeVisible();
    await photos.button('Previous').click();
    await expectPicture('8 of 8');
    await expect.element(lightbox.getByText('Three members at a table (sample artwork)')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expectPicture('1 of 8');
    await photos.button('Next').click();
    await expectPicture('2 of 8');
    await userEvent.keyboard('{ArrowLeft}');
    await expectPicture('1 of 8');
  });

  test.each([
    ['the close button', () => photos.button('Close').click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Back, as on phones', () => history.back()],
    ['a click on the overlay', () => userEvent.click(document.body, { position: { x: 8, y: 400 }, force: true })],
  ])('closes with %s, and returns the focus', async (_, close) => {
    await openPicture(3);
    await close();
    await expect.element(lightbox).not.toBeInTheDocument();
    await expect.element(photos.tile('photo3')).toHaveFocus();
  });

  test('keeps the focus inside, in visual order', async () => {
    const place = await openPicture(2);
    for (const stop of ['Close', 'Previous', 'Next']) {
      await userEvent.tab();
      expect(document.activeElement?.ariaLabel).toBe(stop);
    }
    expect(lightbox.getByRole('button').elements()).toHaveLength(3);
    expect(place.element().closest('[inert]')).not.toBeNull();
  });

  test('adds one history entry, from which closing returns', async () => {
    history.pushState('before', '', '#refreshment');
    const steps = history.length;
    await openPicture(6);
    await photos.button('Next').click();
    await expectPicture('7 of 8');
    expect(location.hash).toBe('#refreshment');
    expect(history.length).toBe(steps + 1);
    history.replaceState('open', '');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => history.state).toBe('before');
    await expect.element(photos.tile('photo6')).toHaveFocus();
  });
});

test('on a phone, samples are one row that scrolls sideways, in a page that does not', async () => {
  await page.viewport(390, 844);
  await show(photoGallery());
  const tiles = photos.shownTiles();
  expect(new Set(tiles.map((tile) => tile.getBoundingClientRect().top)).size).toBe(1);
  expect(document.documentElement.scrollWidth).toBe(390);
  const last = photos.tile('photo8');
  await expect.element(last).not.toBeInViewport();
  last.element().focus();
  await expect.element(last).toBeInViewport();
});

describe('the filter of the pictures', () => {
  test('shows a category without scrolling, until Back', async () => {
    await show(photoWall());
    expect(photos.shownTiles()).toHaveLength(13);
    scrollTo({ top: 50, behavior: 'instant' });
    await photos.tab('Refreshment').click();
    await expect.poll(photos.shownTiles).toHaveLength(8);
    const { scrollY: top } = window;
    await photos.tab('Event Space').click();
    await expect.poll(photos.shownTiles).toHaveLength(5);
    expect(scrollY).toBe(top);
    const current = () => textsAt('[aria-current]');
    expect(current()).toEqual(['Event Space 5']);
    history.back();
    await expect.poll(current).toEqual(['Refreshment 8']);
    expect(photos.shownTiles()).toHaveLength(8);
  });

  test('works before and after its script has started', async () => {
    await show(photoWall(), { started: false });
    location.hash = 'refreshment';
    await expect.poll(photos.shownTiles).toHaveLength(8);
    await startBehaviours();
    await expect.element(photos.tab('Refreshment')).toHaveAttribute('aria-current', 'true');
    photos.tab('All').element().focus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.poll(photos.shownTiles).toHaveLength(5);
    await expect.element(photos.tab('Event Space')).toHaveFocus();
  });
});

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
