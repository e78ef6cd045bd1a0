import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../fixtures/component/show.tsx';
import { stayOnPage, stopClock } from '../../fixtures/component/visitor.ts';
import { handOver, registrationPage } from '../../fixtures/event.tsx';

test('the event of a closed registration is shown beside the form', async () => {
  handOver();
  await show(registrationPage());
  await expect.element(page.getByRole('heading', { name: 'Sample round table' })).toBeVisible();
  await expect.element(page.getByRole('definition').first()).toHaveTextContent('02 September 2025');
});

test('a visitor without an event is redirected to the list of events', async () => {
  const left = stayOnPage();
  await show(registrationPage());
  await expect.poll(() => left).toEqual(['replace /events']);
});

test.each([
  ['smoothly to the form after 100 ms', '#webinarRegisterForm', false, ['webinarRegisterForm smooth']],
  ['without animation under reduced motion', '#webinarRegisterForm', true, ['webinarRegisterForm auto']],
  ['nowhere if the address doesn’t name the form', '', false, []],
])('the registration scrolls %s', async (_, hash, reduced, expected) => {
  const scrolls: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, options) {
    scrolls.push(`${this.id} ${typeof options === 'object' ? options.behavior : ''}`);
  });
  const { matchMedia } = window;
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('reduced-motion') ? { matches: reduced } : matchMedia(query),
  );
  history.replaceState(null, '', `${location.pathname}${location.search}${hash}`);
  handOver();
  stopClock();
  await show(registrationPage());
  await vi.advanceTimersByTimeAsync(99);
  expect(scrolls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(scrolls).toEqual(expected);
  history.replaceState(null, '', `${location.pathname}${location.search}`);
});
