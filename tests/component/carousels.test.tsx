import { describe, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { hydrate, show } from '../fixtures/component/show.tsx';
import { allowMotion, pass, stopClock } from '../fixtures/component/visitor.ts';
import { HERO, QUOTES, hero as renderHero, testimonials as renderTestimonials } from '../fixtures/media.tsx';

const link = page.getByRole('link', { name: 'Before' });

const leave = (): Promise<void> => userEvent.hover(link);

/** Moves a finger over an element. */
function swipe(target: Element, from: number, to: number): void {
  for (const [type, clientX] of [
    ['touchstart', from],
    ['touchmove', (from + to) / 2],
    ['touchmove', to],
    ['touchend', to],
  ] as const) {
    const touches = [new Touch({ identifier: 0, target, clientX })];
    const options = { touches, changedTouches: touches, bubbles: true, cancelable: true };
    target.dispatchEvent(new TouchEvent(type, options));
  }
}

function carousel(facts: typeof HERO) {
  const { id, count, delay } = facts;
  const region = page.getByRole('region', { name: facts.name });
  const slides = () => [...document.querySelectorAll(`[id^=${id}-]`)];
  const bullet = (number: number): Locator => region.getByRole('button', { name: facts.bullet }).nth(number - 1);

  /** The ids of the slides of which something can be reached by keyboard. */
  const reachable = () =>
    slides().flatMap((slide) => ((slide.querySelector('a') ?? slide).closest('[inert]') ? [] : slide.id));

  /** The ids of the slides that are at least partly in view. */
  function inView() {
    const view = document.querySelector('[data-carousel-viewport]')?.getBoundingClientRect() ?? new DOMRect();
    return slides().flatMap((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return right > view.left + 1 && left < view.right - 1 ? slide.id : [];
    });
  }

  /** Fails unless the slide is the current one and all others are inert. */
  async function expectCurrent(number: number) {
    await expect.element(bullet(number)).toHaveAttribute('aria-current', 'true');
    expect(reachable()).toEqual([`${id}-${number}`]);
  }

  /** Shows the carousel below a link, and waits until it works. */
  async function open() {
    await show(
      <>
        <a href="#before">Before</a>
        {facts.element()}
      </>,
    );
    await expect.element(region).toHaveAttribute('data-carousel-live');
  }

  return {
    ...facts,
    region,
    bullet,
    open,
    control: (name: string) => region.getByRole('button', { name, exact: true }),
    said: region.getByRole('status'),
    slide: (number: number) => page.elementLocator(slides()[number - 1] ?? document.body),

    /** Shows the carousel, which then moves, with its clock stopped and the mouse elsewhere. */
    async openMoving() {
      await allowMotion();
      stopClock();
      await open();
      await leave();
    },

    /** Fails unless the slide is the current one and the only one in view. */
    async expectSlide(number: number) {
      await expectCurrent(number);
      await expect.poll(inView).toEqual([`${id}-${number}`]);
    },

    /**
     * Fails unless the carousel shows the slide, and moves to the next one when its time is over,
     * and not later.
     */
    async expectRunning(number: number) {
      await pass(delay - 500);
      expect(reachable()).toEqual([`${id}-${number}`]);
      await pass(500);
      // Looked at once: `expect.element` would let more time pass.
      expect(reachable()).toEqual([`${id}-${(number % count) + 1}`]);
      await expectCurrent((number % count) + 1);
    },

    async expectStopped(number: number) {
      await pass(3 * delay);
      await expectCurrent(number);
    },
  };
}

const hero = carousel(HERO);
const testimonials = carousel(QUOTES);

describe.each([hero, testimonials])('the carousel $name', (carousel) => {
  test('advances and wraps around by itself, without announcements', async () => {
    await carousel.openMoving();
    for (let number = 1; number <= carousel.count; number++) await carousel.expectRunning(number);
    await expect.element(carousel.said).toBeEmptyDOMElement();
  });

  test('shows its other slides and keeps its height when it hydrates', async () => {
    await show(carousel.element(), { hydrated: false });
    const shown = () => carousel.slide(2).element().checkVisibility({ visibilityProperty: true });
    expect(shown()).toBe(false);
    const { clientHeight } = carousel.region.element();
    await hydrate();
    await expect.poll(shown).toBe(true);
    expect(carousel.region.element().clientHeight).toBe(clientHeight);
  });

  test('moves by buttons and arrow keys', async () => {
    await carousel.open();
    await carousel.control('Previous').click();
    await carousel.expectSlide(carousel.count);
    await expect.element(carousel.said).toHaveTextContent(carousel.last);
    await carousel.control('Next').click();
    await carousel.expectSlide(1);
    await expect.element(carousel.said).toHaveTextContent(carousel.first);
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Control>}{ArrowRight}{/Control}{ArrowRight}');
    await carousel.expectSlide(2);
    await userEvent.keyboard('{ArrowLeft}');
    await carousel.expectSlide(1);
  });
});

// Both carousels share the code of these tests.
describe('the hero', () => {
  test('stops while it has the mouse or the focus, or is paused', async () => {
    await hero.openMoving();
    await userEvent.hover(hero.slide(1));
    await hero.expectStopped(1);
    await leave();
    await hero.expectRunning(1);
    await link.click();
    await userEvent.tab();
    await expect.element(hero.slide(2).getByRole('link')).toHaveFocus();
    await hero.expectStopped(2);
    await userEvent.tab({ shift: true });
    await hero.expectRunning(2);
    await hero.control('Pause').click();
    await leave();
    await hero.expectStopped(3);
    await hero.control('Play').click();
    await hero.bullet(1).click();
    // The button is painted before the slide moves.
    await pass(100);
    await leave();
    await hero.expectRunning(1);
  });

  test('neither advances by itself nor has a Pause button under reduced motion', async () => {
    stopClock();
    await hero.open();
    await expect.element(hero.control('Pause')).not.toBeInTheDocument();
    await hero.expectStopped(1);
    await hero.control('Next').click();
    await leave();
    await hero.expectStopped(2);
  });

  test('keeps the slide and the address in step', async () => {
    await show(hero.element(), { hydrated: false });
    location.hash = 'slide-3';
    await hydrate();
    await hero.expectSlide(3);
    location.hash = 'slide-2';
    await hero.expectSlide(2);
    const steps = history.length;
    for (const number of [4, 1]) {
      await hero.bullet(number).click();
      await hero.expectSlide(number);
      expect(location.hash).toBe(`#slide-${number}`);
    }
    expect(history.length).toBe(steps);
  });

  test('loses no early click or swipe', async () => {
    await show(hero.element(), { hydrated: false });
    const clicked = vi.fn();
    const next = hero.control('Next').element();
    next.addEventListener('click', clicked);
    const target = hero.slide(1).element();
    swipe(target, 300, 200);
    expect(clicked).toHaveBeenCalledOnce();
    await hydrate();
    for (const _ of [1, 2, 3]) next.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await hero.expectSlide(4);
  });

  test('can be dragged to the next slide by touch', async () => {
    await hero.open();
    // The drag is longer than half the hero's width, so that even a slow one changes the slide.
    swipe(hero.slide(1).element(), 1100, 100);
    await hero.expectSlide(2);
    await expect.element(hero.said).toHaveTextContent('2 of 4: Second slide');
  });
});

test.each([3, 5])('the titles of %i slides are in one row', async (count) => {
  await show(renderHero(count));
  const tops = [...document.querySelectorAll('ol > li')].map((title) => title.getBoundingClientRect().top);
  expect([tops.length, new Set(tops).size]).toEqual([count, 1]);
});

describe('the testimonials', () => {
  test('are a quote without controls if there is only one', async () => {
    await show(renderTestimonials(1));
    await expect.element(page.getByText('What the first member says')).toBeVisible();
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
    expect(document.querySelector('[aria-roledescription]')).toBeNull();
  });

  test('wait while a quote is selected with the mouse', async () => {
    await testimonials.openMoving();
    const quote = testimonials.slide(1).getByText('What the first member says');
    await userEvent.dragAndDrop(quote, quote, { sourcePosition: { x: 1, y: 9 }, targetPosition: { x: 99, y: 9 } });
    expect(String(getSelection())).toMatch(/^‘?What/);
    await leave();
    await testimonials.expectStopped(1);
    getSelection()?.empty();
    await testimonials.expectRunning(1);
  });

  test('show the initials of a person without a picture in white on black', async () => {
    await show(testimonials.element());
    const avatar = testimonials.slide(1).getByText('SO', { exact: true });
    await expect.element(avatar).toHaveStyle({ backgroundColor: 'rgb(0, 0, 0)', color: 'rgb(255, 255, 255)' });
    await expect.element(avatar).toHaveStyle({ fontWeight: '700', width: '60px', height: '60px' });
    expect(testimonials.slide(3).element().querySelectorAll('img')).toHaveLength(1);
  });

  test.each([576, 768])('show one quote at %i pixels, with arrows from 768, 30 apart', async (width) => {
    await page.viewport(width, 1000);
    await testimonials.open();
    await testimonials.bullet(2).click();
    await testimonials.expectSlide(2);
    for (const name of ['Previous', 'Next']) expect(testimonials.control(name).query() !== null).toBe(width >= 768);
    const [first, second] = [...document.querySelectorAll('blockquote')].map((quote) => quote.getBoundingClientRect());
    expect(Math.round((second?.left ?? 0) - (first?.right ?? 0))).toBe(30);
  });
});
