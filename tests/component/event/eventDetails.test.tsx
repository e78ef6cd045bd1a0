import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../fixtures/component/show.tsx';
import { eventPage, handOver } from '../../fixtures/event.tsx';

/** A picture that loads everywhere. */
const PICTURE = '/icon-192.png';

const heading = page.getByRole('heading', { level: 1 });
const image = page.getByRole('img', { name: 'Sample round table' });
const noImage = page.getByText('No image provided for this event.');

/** The facts on the card, by label. */
const facts = () =>
  Object.fromEntries(
    [...document.querySelectorAll('[data-fact]')].map((fact) => [
      fact.querySelector('dt')?.textContent,
      fact.querySelector('dd')?.textContent,
    ]),
  );

test('a handed-over event is shown with title, date, time, duration, speaker and description', async () => {
  handOver();
  await show(eventPage());
  await expect.element(heading).toHaveTextContent('Sample round table');
  expect(facts()).toEqual({
    Date: '02 September 2025',
    Time: '10:30 AM',
    Duration: '90 mins',
    Speaker: 'Sample speaker',
  });
  await expect.element(page.getByText('Bring questions to us.')).toBeVisible();
  expect(document.querySelector('main strong')?.textContent).toBe('questions');
  await expect.element(page.getByRole('link', { name: 'us', exact: true })).toHaveAttribute('href', '/contact-us');
  await expect.element(noImage).toBeVisible();
});

test('missing facts of an event are left out', async () => {
  handOver({ speaker: '', duration: '' });
  await show(eventPage());
  await expect.element(heading).toBeVisible();
  expect(Object.keys(facts())).toEqual(['Date', 'Time']);
});

test('the image of an event is shown; one that fails to load counts as none', async () => {
  handOver({ image: PICTURE });
  await show(eventPage());
  await expect.element(image).toBeVisible();
  await expect.element(noImage).not.toBeInTheDocument();
  image.element().dispatchEvent(new Event('error'));
  await expect.element(noImage).toBeVisible();
  await expect.element(image).not.toBeInTheDocument();
});

test.each([
  ['was handed over', () => undefined],
  ['can be read', () => sessionStorage.setItem('eventState', '{"event":{}}')],
  [
    'can be stored, because storage is switched off',
    () =>
      vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
        throw new DOMException('Access is denied.', 'SecurityError');
      }),
  ],
])('the page stays empty if no event %s', async (_, prepare) => {
  prepare();
  const shown = await show(eventPage());
  await expect.element(shown).toHaveTextContent(/^$/);
});
