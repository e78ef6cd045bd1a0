import { describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { pass, stopClock } from '../fixtures/component/clock.ts';
import { allowMotion } from '../fixtures/component/media.ts';
import { hydrate, show } from '../fixtures/component/show.tsx';
import { HERO, hero, QUOTES, testimonials } from '../fixtures/media.tsx';

type Carousel = typeof HERO;

const region = ({ name }: Carousel) => page.getByRole('region', { name });
const control = (carousel: Carousel, name: string) => region(carousel).getByRole('button', { name, exact: true });
const bullet = (carousel: Carousel, number: number) =>
  region(carousel)
    .getByRole('button', { name: carousel.bullet })
    .nth(number - 1);
const said = (carousel: Carousel) => region(carousel).getByRole('status');
const link = () => page.getByRole('link', { name: 'Before' });

const slides = ({ id }: Carousel) => [...document.querySelectorAll(`[id^=${id}-]`)];
const slide = (carousel: Carousel, number: number): Locator =>
  page.elementLocator(slides(carousel)[number - 1] ?? document.body);

/** The ids of the slides of which something can be reached by keyboard. */
const reachable = (carousel: Carousel) =>
  slides(carousel).flatMap((slide) => ((slide.querySelector('a') ?? slide).closest('[inert]') ? [] : slide.id));

/** The ids of the slides that are at least partly in view. */
function inView(carousel: Carousel) {
  const view = document.querySelector('[data-viewport]')?.getBoundingClientRect() ?? new DOMRect();
  return slides(carousel).flatMap((slide) => {
    const { left, right } = slide.getBoundingClientRect();
    return right > view.left + 1 && left < view.right - 1 ? slide.id : [];
  });
}

/** Fails unless the slide is the current one and all others are inert. */
async function expectCurrent(carousel: Carousel, number: number) {
  await expect.element(bullet(carousel, number)).toHaveAttribute('aria-current', 'true');
  expect(reachable(carousel)).toEqual([`${carousel.id}-${number}`]);
}

/** Fails unless the slide is the current one and the only one in view. */
async function expectSlide(carousel: Carousel, number: number) {
  await expectCurrent(carousel, number);
  await expect.poll(() => inView(carousel)).toEqual([`${carousel.id}-${number}`]);
}

/** Shows a carousel below a link, and waits until it works. */
async function showBelowLink(carousel: Carousel) {
  await show(
    <>
      <a href="#before">Before</a>
      {carousel.element()}
    </>,
  );
  await expect.element(region(carousel)).toHaveAttribute('data-live');
}

/** Shows a carousel that moves, with its clock stopped and the mouse elsewhere. */
async function showMoving(carousel: Carousel) {
  await allowMotion();
  stopClock();
  await showBelowLink(carousel);
  await leave();
}

const leave = () => userEvent.hover(link());

/** Fails unless the carousel shows the slide, and moves to the next one when its time is over. */
async function expectRunning(carousel: Carousel, number: number) {
  await pass(carousel.delay - 500);
  await expectCurrent(carousel, number);
  await pass(500);
  await expectCurrent(carousel, (number % carousel.count) + 1);
}

/** Fails if the carousel moves by itself. */
async function expectStopped(carousel: Carousel, number: number) {
  await pass(3 * carousel.delay);
  await expectCurrent(carousel, number);
}

describe.each([HERO, QUOTES])('the carousel $name', (carousel) => {
  test('advances by itself, wraps around, and announces nothing', async () => {
    await showMoving(carousel);
    for (let number = 1; number <= carousel.count; number++) await expectRunning(carousel, number);
    await expect.element(said(carousel)).toBeEmptyDOMElement();
  });

  test('moves with its buttons and the arrow keys, wraps around, and announces the slide', async () => {
    await showBelowLink(carousel);
    await control(carousel, 'Previous').click();
    await expectSlide(carousel, carousel.count);
    await expect.element(said(carousel)).toHaveTextContent(carousel.last);
    await control(carousel, 'Next').click();
    await expectSlide(carousel, 1);
    await expect.element(said(carousel)).toHaveTextContent(carousel.first);
    await userEvent.keyboard('{ArrowRight}');
    await expectSlide(carousel, 2);
    await userEvent.keyboard('{ArrowLeft}');
    await expectSlide(carousel, 1);
  });

  test('shows only its first slide before it hydrates, and keeps its height', async () => {
    await show(carousel.element(), { hydrated: false });
    const shown = () => slide(carousel, 2).element().checkVisibility({ visibilityProperty: true });
    expect(shown()).toBe(false);
    const { clientHeight } = region(carousel).element();
    await hydrate();
    await expect.poll(shown).toBe(true);
    expect(region(carousel).element().clientHeight).toBe(clientHeight);
  });
});

// Both carousels share the code of these tests.
describe('the hero', () => {
  test('can be paused and played, and keeps advancing after a press on a slide’s button', async () => {
    await showMoving(HERO);
    await control(HERO, 'Pause').click();
    await leave();
    await expectStopped(HERO, 1);
    await control(HERO, 'Play').click();
    await bullet(HERO, 3).click();
    await leave();
    await expectRunning(HERO, 3);
  });

  test('stops while the mouse is over it', async () => {
    await showMoving(HERO);
    await userEvent.hover(slide(HERO, 1));
    await expectStopped(HERO, 1);
    await leave();
    await expectRunning(HERO, 1);
  });

  test('stops while the keyboard is in it', async () => {
    await showMoving(HERO);
    await link().click();
    await userEvent.tab();
    await expect.element(slide(HERO, 1).getByRole('link')).toHaveFocus();
    await expectStopped(HERO, 1);
    await userEvent.tab({ shift: true });
    await expectRunning(HERO, 1);
  });

  test('does not advance by itself under reduced motion, and has no Pause button', async () => {
    stopClock();
    await showBelowLink(HERO);
    await expect.element(control(HERO, 'Pause')).not.toBeInTheDocument();
    await expectStopped(HERO, 1);
    await control(HERO, 'Next').click();
    await leave();
    await expectStopped(HERO, 2);
  });

  test('shows each slide by its button, and writes it into the address', async () => {
    await showBelowLink(HERO);
    const steps = history.length;
    for (const number of [4, 2]) {
      await bullet(HERO, number).click();
      await expectSlide(HERO, number);
      expect(location.hash).toBe(`#slide-${number}`);
    }
    expect(history.length).toBe(steps);
  });

  test('opens at the slide that the address names, and follows the address', async () => {
    await show(hero(), { hydrated: false });
    location.hash = 'slide-3';
    await hydrate();
    await expectSlide(HERO, 3);
    location.hash = 'slide-2';
    await expectSlide(HERO, 2);
  });

  test('replays a press that comes before it is ready', async () => {
    await show(hero(), { hydrated: false });
    const next = control(HERO, 'Next').element();
    await hydrate();
    next.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expectSlide(HERO, 2);
  });

  test('can be dragged to the next slide', async () => {
    await showBelowLink(HERO);
    // The drag is longer than half the hero's width, so that even a slow one changes the slide.
    await userEvent.dragAndDrop(slide(HERO, 1), slide(HERO, 1), {
      sourcePosition: { x: 1100, y: 500 },
      targetPosition: { x: 100, y: 500 },
    });
    await expectSlide(HERO, 2);
    await expect.element(said(HERO)).toHaveTextContent('2 of 4: Join the Association');
  });

  test('fills the thread of the current slide while its time runs', async () => {
    await showMoving(HERO);
    const running = () => [...document.querySelectorAll('[data-running]')].map((thread) => thread.parentElement);
    const [thread] = document.querySelectorAll('[data-running]');
    expect(thread && getComputedStyle(thread).animationDuration).toBe('10s');
    expect(running()).toEqual([bullet(HERO, 1).element()]);
    await pass(HERO.delay);
    await expect.poll(running).toEqual([bullet(HERO, 2).element()]);
    await control(HERO, 'Pause').click();
    await expect.poll(running).toEqual([]);
  });
});

describe('the testimonials', () => {
  test('show the initials of a person without a picture in white on black', async () => {
    await show(testimonials());
    const avatar = slide(QUOTES, 1).getByText('SO', { exact: true });
    await expect.element(avatar).toHaveStyle({ backgroundColor: 'rgb(0, 0, 0)', color: 'rgb(255, 255, 255)' });
    await expect.element(avatar).toHaveStyle({ fontWeight: '700', width: '60px', height: '60px' });
    expect(slide(QUOTES, 3).element().querySelectorAll('img')).toHaveLength(1);
  });

  test.each([576, 768, 1024])('show one quote at %i pixels, with arrows from 768, 30 apart', async (width) => {
    await page.viewport(width, 1000);
    await showBelowLink(QUOTES);
    await bullet(QUOTES, 2).click();
    await expectSlide(QUOTES, 2);
    for (const name of ['Previous', 'Next']) expect(control(QUOTES, name).query() !== null).toBe(width >= 768);
    const [first, second] = [...document.querySelectorAll('blockquote')].map((quote) => quote.getBoundingClientRect());
    expect(Math.round((second?.left ?? 0) - (first?.right ?? 0))).toBe(30);
  });
});
