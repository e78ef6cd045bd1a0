import { describe, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { hydrate, show } from '../../fixtures/component/show.tsx';
import { photoGallery, photoWall } from '../../fixtures/media.tsx';

const lightbox = () => page.getByRole('dialog', { name: 'Pictures' });
const button = (name: string) => lightbox().getByRole('button', { name, exact: true });
const image = (counter: string) => lightbox().getByRole('group', { name: counter, exact: true }).getByRole('img');
const tab = (name: string) => page.getByRole('navigation', { name: 'Filter pictures' }).getByRole('link', { name });
const photo = (id: string) => page.elementLocator(document.getElementById(id) ?? document.body);
const shownTiles = () => [...document.querySelectorAll('a[aria-haspopup]')].filter((tile) => tile.checkVisibility());

/** Fails unless the lightbox shows the picture with this number. */
async function expectPicture(counter: string) {
  await expect.element(image(counter)).toBeVisible();
  await expect.element(lightbox().getByText(counter, { exact: true })).toBeVisible();
}

async function open(id: string, counter: string): Promise<Locator> {
  const place = await show(photoGallery());
  await photo(id).click();
  await expectPicture(counter);
  return place;
}

describe('the lightbox of the photo gallery', () => {
  test('shows a picture with its caption, and wraps around by button and arrow key', async () => {
    await open('photo1', '1 of 8');
    await expect.element(lightbox().getByText('Members in conversation (sample artwork)')).toBeVisible();
    await button('Previous').click();
    await expectPicture('8 of 8');
    await expect.element(lightbox().getByText('A speaker on safeguards (sample artwork)')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expectPicture('1 of 8');
    await button('Next').click();
    await expectPicture('2 of 8');
    await userEvent.keyboard('{ArrowLeft}');
    await expectPicture('1 of 8');
  });

  test.each([
    ['the close button', () => button('Close').click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a click on the overlay', () => userEvent.click(document.body, { position: { x: 8, y: 400 }, force: true })],
  ])('closes with %s, and returns the focus', async (_, close) => {
    await open('photo3', '3 of 8');
    await close();
    await expect.element(lightbox()).not.toBeInTheDocument();
    await expect.element(photo('photo3')).toHaveFocus();
    expect(location.hash).toBe('');
  });

  test('stays open when the picture is clicked', async () => {
    await open('photo2', '2 of 8');
    await image('2 of 8').click();
    await expectPicture('2 of 8');
  });

  test('keeps the focus inside, in visual order', async () => {
    const place = await open('photo2', '2 of 8');
    const stops: (string | null)[] = [];
    for (let presses = 0; presses < 6; presses++) {
      await userEvent.tab();
      stops.push(document.activeElement?.ariaLabel ?? null);
    }
    expect(stops).toEqual(['Zoom in', 'Copy link', 'Download', 'Close', 'Previous', 'Next']);
    expect(place.element().closest('[inert]')).not.toBeNull();
  });

  test('writes the picture into the address without a history entry', async () => {
    const place = await show(photoGallery());
    const steps = history.length;
    await photo('photo4').click();
    await expectPicture('4 of 8');
    await button('Next').click();
    await expectPicture('5 of 8');
    expect(location.hash).toBe('#photo5');
    expect(history.length).toBe(steps);
    expect(place.element().isConnected).toBe(true);
  });

  test('opens at the picture that the address names, and removes it from the address when it closes', async () => {
    await show(photoGallery(), { hydrated: false });
    location.hash = 'photo5';
    // A page that loads with the address has nothing focused.
    photo('photo5').element().blur();
    await hydrate();
    await expectPicture('5 of 8');
    await button('Close').click();
    await expect.element(photo('photo5')).toHaveFocus();
    expect(location.hash).toBe('');
  });

  test('zooms, and offers the picture as a download', async () => {
    await open('photo2', '2 of 8');
    const width = () => image('2 of 8').element().getBoundingClientRect().width;
    const before = width();
    await button('Zoom in').click();
    await expect.poll(width).toBeGreaterThan(before * 1.5);
    const download = lightbox().getByRole('link', { name: 'Download' });
    await expect.element(download).toHaveAttribute('download', 'photo2.svg');
    await expect.element(download).toHaveProperty('href', Reflect.get(photo('photo2').element(), 'href'));
  });

  test('copies the address of the open picture', async () => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await open('photo6', '6 of 8');
    await button('Copy link').click();
    await expect.element(lightbox().getByText('Link copied')).toBeVisible();
    expect(written).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/#photo6$/));
    await button('Next').click();
    await expectPicture('7 of 8');
    await expect.element(lightbox().getByText('Link copied')).not.toBeInTheDocument();
  });

  test.each([390, 320])('shows its controls side by side at %i pixels, and nothing covers them', async (width) => {
    await page.viewport(width, 844);
    await open('photo1', '1 of 8');
    const names = ['Zoom in', 'Zoom out', 'Copy link', 'Close', 'Previous', 'Next'];
    const controls = [lightbox().getByText('1 of 8', { exact: true }), ...names.map(button)];
    const boxes = controls.map((control) => control.element().getBoundingClientRect());
    const outside = boxes.filter(
      ({ left, right, top, bottom }) => left < 0 || right > width || top < 0 || bottom > 844,
    );
    expect(outside).toEqual([]);
    const overlap = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    expect(boxes.filter((box) => boxes.some((other) => other !== box && overlap(box, other)))).toEqual([]);
  });
});

describe('the filter of the pictures', () => {
  test('shows a category without scrolling, marks its tab, and is undone by Back', async () => {
    await show(photoWall());
    expect(shownTiles()).toHaveLength(13);
    scrollTo({ top: 50, behavior: 'instant' });
    await tab('Refreshment').click();
    await expect.poll(shownTiles).toHaveLength(8);
    const { scrollY: top } = window;
    await tab('Event Space').click();
    await expect.poll(shownTiles).toHaveLength(5);
    expect(scrollY).toBe(top);
    const current = () => [...document.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent);
    expect(current()).toEqual(['Event Space 5']);
    history.back();
    await expect.poll(current).toEqual(['Refreshment 8']);
    expect(shownTiles()).toHaveLength(8);
  });

  test('works by keyboard', async () => {
    await show(photoWall());
    tab('All').element().focus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.poll(shownTiles).toHaveLength(5);
    await expect.element(tab('Event Space')).toHaveFocus();
  });

  test('limits the lightbox to what it shows, and stays when the lightbox closes', async () => {
    await show(photoWall());
    await tab('Refreshment').click();
    await photo('refreshment-8').click();
    await expectPicture('8 of 8');
    await userEvent.keyboard('{ArrowRight}');
    await expectPicture('1 of 8');
    await userEvent.keyboard('{Escape}');
    await expect.element(lightbox()).not.toBeInTheDocument();
    expect(location.hash).toBe('#refreshment');
    expect(shownTiles()).toHaveLength(8);
  });
});
