import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storeSentCopy } from '#components/forms/application/sentCopy.ts';
import { Challenges } from '#components/sections/home/Challenges.tsx';
import { Received } from '#components/sections/membership/Received.tsx';
import { VenueMap } from '#components/sections/welcome-msb-meet-up-19th-june-2025/VenueMap.tsx';
import { Portrait } from '#components/ui/Portrait.tsx';
import { home } from '#content/pages/home.ts';
import { homeLists } from '#content/pages/home-lists.ts';
import { memberSuccess } from '#content/pages/member-success.ts';
import { show, startBehaviours } from '../fixtures/component/show.tsx';
import { allowMotion, texts } from '../fixtures/component/visitor.ts';
import { samplePicture } from '../fixtures/media.tsx';
import '#components/layout/hashHighlight.css';

/**
 * Shows three sections, which addresses can name, below the first screen; with `started: false`
 * before the script has loaded.
 */
const openNamedSections = (options?: { started: boolean }) =>
  show(
    <main data-behaviour="hashHighlight">
      <svg aria-hidden="true" width="1" height="3000" />
      {['one', 'two', 'three'].map((id) => (
        <section key={id} id={id}>
          <h2>{id}</h2>
        </section>
      ))}
    </main>,
    options,
  );

const highlighted = () => [...document.querySelectorAll('[data-hash-highlight]')];

const sampleVenue = {
  heading: 'Venue',
  name: 'Sample office',
  address: '1 Sample Street',
  note: 'A sample.',
  map: {
    picture: samplePicture,
    alt: 'Map of the streets',
    show: 'Show the map',
    frame: 'https://www.google.com/maps?q=London&output=embed',
    frameTitle: 'Map of London',
    blocked: 'Your browser may block it.',
    link: { label: 'Open', href: 'https://www.google.com/maps' },
  },
};

test('each challenge shows the rest of its points and its guide on request, independently of the others', async () => {
  const read = homeLists.challenges.map((challenge) => ({
    ...challenge,
    reading: { href: '#guide', label: 'A guide' },
  }));
  await show(<Challenges words={home.challenges} challenges={read} />);
  const card = page.getByRole('listitem').filter({ hasText: 'Risk Management' });
  const guide = card.getByRole('link', { name: 'A guide' });
  const points = () => texts(card.getByRole('listitem'));
  const toggle = card.getByRole('button');
  await expect.element(toggle).toHaveAccessibleDescription('Risk Management');
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(points()).toEqual(['Reputational', 'Cybersecurity']);
  await expect.element(guide).not.toBeInTheDocument();
  await toggle.click();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(points()).toHaveLength(4);
  await expect.element(guide).toBeVisible();
  const named = (name: string) => page.getByRole('button', { name }).elements().length;
  expect([named('Read More'), named('Show Less')]).toEqual([3, 1]);
  await userEvent.keyboard('{Enter}');
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(points()).toHaveLength(2);
});

test('a portrait is a photo with its description, or a medallion with the initials of the name', async () => {
  const sizes = '15rem';
  await show(
    <Portrait name="Zoë O’Neill" alt="Zoë at a desk" picture={{ ...samplePicture, sample: false }} sizes={sizes} />,
  );
  await expect.element(page.getByRole('img', { name: 'Zoë at a desk' })).toBeVisible();
  await expect.element(page.getByText('ZO')).not.toBeInTheDocument();
  await show(<Portrait name="Zoë O’Neill" picture={samplePicture} sizes={sizes} />);
  await expect.element(page.getByText('ZO')).toBeVisible();
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
});

test('the map replaces its picture without moving anything beneath it', async () => {
  await show(
    <>
      <VenueMap venue={sampleVenue} />
      <p>Beneath</p>
    </>,
  );
  const note = page.getByText('Your browser may block it.');
  expect(document.querySelector('iframe')).toBeNull();
  await expect.element(note).not.toBeVisible();
  const captionTop = () => document.querySelector('figcaption')?.getBoundingClientRect().top;
  const before = captionTop();
  page.getByRole('button', { name: 'Show the map' }).element().focus();
  await userEvent.keyboard('{Enter}');
  const frame = page.getByTitle('Map of London');
  await expect.element(frame).toHaveFocus();
  await expect.element(frame).toHaveAttribute('src', sampleVenue.map.frame);
  await expect.element(note).toBeVisible();
  expect(captionTop()).toBe(before);
});

test('an address that names a section scrolls to it and highlights it for two seconds', async () => {
  await allowMotion();
  await openNamedSections({ started: false });
  location.hash = 'two';
  await startBehaviours();
  await expect.poll(() => highlighted().map(({ id }) => id)).toEqual(['two', 'three']);
  await expect.element(page.getByRole('heading', { name: 'two' })).toBeInViewport();
  const animations = highlighted().flatMap((element) => element.getAnimations());
  expect(animations.map(({ effect }) => effect?.getTiming().duration)).toEqual([2000, 2000]);
  const begun: string[] = [];
  document.addEventListener('animationstart', ({ animationName }) => begun.push(animationName));
  for (const animation of animations) animation.finish();
  await expect.poll(highlighted).toEqual([]);
  location.hash = 'one';
  await expect.poll(() => highlighted().map(({ id }) => id)).toEqual(['one', 'two']);
  // A part that was laid out late anew would move the page.
  expect(begun).not.toContain('below');
});

/** The copy of an application on the thank-you page, and its reference. */
const copy = page.getByRole('region', { name: 'What you sent' });
const reference = page.getByText('Your reference is');

const REFERENCE = 'K7QM-2XZT';

/** What an applicant answered and left out. */
const ANSWERS = [
  { label: 'Business name', value: 'Sample Exchange Ltd' },
  { label: 'Business address line 2', value: '' },
];

test('the thank-you page offers a copy of the application to print and to remove', async () => {
  storeSentCopy(ANSWERS, REFERENCE, new Date('2026-06-01T13:30:00Z'));
  const print = vi.spyOn(window, 'print').mockReturnValue();
  await show(<Received {...memberSuccess} />);
  await expect.element(copy).toHaveTextContent('Sent on 1 June 2026 at 14:30');
  await expect.element(reference).toHaveTextContent(`Your reference is ${REFERENCE}.`);
  await expect.element(copy).toHaveTextContent('Sample Exchange Ltd');
  await expect.element(copy.getByRole('definition')).not.toBeInTheDocument();
  await page.getByRole('button').or(page.getByRole('link')).first().click();
  expect(print).toHaveBeenCalledOnce();
  await copy.getByRole('button', { name: 'Remove this copy' }).click();
  await expect.element(copy).not.toBeInTheDocument();
  await expect.element(reference).not.toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(sessionStorage).toHaveLength(0);
});

test('the thank-you page shows no copy to a visitor who has sent nothing or has an unreadable copy', async () => {
  for (const stored of ['', '{"sent":"yesterday","answers":{}}']) {
    if (stored) sessionStorage.setItem('applicationCopy', stored);
    await show(<Received {...memberSuccess} />);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you');
    await expect.element(copy).not.toBeInTheDocument();
  }
});
