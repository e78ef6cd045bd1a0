import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ClosedRegistrationForm } from '#components/forms/ClosedRegistrationForm.tsx';
import { VenueMap } from '#components/sections/welcome-meet/VenueMap.tsx';
import { picture } from '#content/collections/pictures.ts';
import { rsvpForm } from '#content/forms/registration.ts';
import { allowMotion } from '../../fixtures/component/motion.ts';
import { show } from '../../fixtures/component/show.tsx';
import '#components/layout/hashHighlight.css';

const VENUE = {
  ...{ heading: 'Venue', name: 'Sample office', address: '1 Sample Street', note: 'A sample.' },
  map: {
    ...{ picture: picture('covers/venue-map'), alt: 'Map of the streets', show: 'Show the map' },
    ...{ frame: 'https://www.google.com/maps?q=London&output=embed', frameTitle: 'Map of London' },
    ...{ blocked: 'Your browser may block it.', link: { label: 'Open', href: 'https://www.google.com/maps' } },
  },
};

test('the map replaces its picture when its button is pressed, and nothing beneath it moves', async () => {
  await show(
    <>
      <VenueMap venue={VENUE} />
      <p>Beneath</p>
    </>,
  );
  const note = page.getByText('Your browser may block it.');
  expect(document.querySelector('iframe')).toBeNull();
  await expect.element(note).not.toBeVisible();
  const caption = document.querySelector('figcaption');
  const before = caption?.getBoundingClientRect().top;
  page.getByRole('button', { name: 'Show the map' }).element().focus();
  await userEvent.keyboard('{Enter}');
  const frame = page.getByTitle('Map of London');
  await expect.element(frame).toHaveFocus();
  await expect.element(frame).toHaveAttribute('src', VENUE.map.frame);
  await expect.element(note).toBeVisible();
  expect(caption?.getBoundingClientRect().top).toBe(before);
});

test('the closed form has every field and button disabled, dims its captcha, and is skipped by the keyboard', async () => {
  await show(
    <>
      <a href="#before">Before</a>
      <ClosedRegistrationForm {...rsvpForm} />
      <a href="#after">After</a>
    </>,
  );
  const form = page.getByRole('form', { name: 'Reply to the invitation' });
  await expect.element(form).toHaveAttribute('id', 'rsvp-form');
  expect(form.element().querySelectorAll('button')).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: 'Registration Closed' })).toBeDisabled();
  expect(form.element().querySelectorAll(':is(input, select, textarea):enabled')).toHaveLength(0);
  const captcha = form.element().querySelector('[aria-disabled]') ?? document.body;
  expect(getComputedStyle(captcha).pointerEvents).toBe('none');
  expect(getComputedStyle(captcha.querySelector('i') ?? captcha).opacity).toBe('0.3');
  page.getByRole('link', { name: 'Before' }).element().focus();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'After' })).toHaveFocus();
});

test('an address that names a section scrolls to it, and highlights it and the next one for two seconds', async () => {
  await allowMotion();
  await show(
    <main data-behaviour="hashHighlight">
      <svg aria-hidden="true" width="1" height="3000" />
      {['one', 'two', 'three'].map((id) => (
        <section key={id} id={id}>
          <h2>{id}</h2>
        </section>
      ))}
    </main>,
  );
  const highlighted = () => [...document.querySelectorAll('[data-highlight]')];
  location.hash = 'two';
  await expect.poll(() => highlighted().map(({ id }) => id)).toEqual(['two', 'three']);
  await expect.element(page.getByRole('heading', { name: 'two' })).toBeInViewport();
  const animations = highlighted().flatMap((element) => element.getAnimations());
  expect(animations.map(({ effect }) => effect?.getTiming().duration)).toEqual([2000, 2000]);
  for (const animation of animations) animation.finish();
  await expect.poll(highlighted).toEqual([]);
});
