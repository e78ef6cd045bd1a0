import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { builtPages } from '../fixtures/built.ts';

const BANK = '/dosand-donts-to-get-a-bank-account-for-your-msb-business';
const EMAIL = '/how-email-and-mobile-verification-can-cut-customer-onboarding-costs';
const ANNOUNCED = '/webinar-bank-accounts-for-msb-businesses';

const pages = builtPages();
const mainOf = (path: string) => pages.find((page) => page.path === path)?.document.querySelector('main');
const textsOf = (elements: HTMLElement[] = []) => elements.map(({ text }) => text);
/** The addresses of all links whose text begins so. */
const linksTo = (path: string, text: string) =>
  mainOf(path)
    ?.querySelectorAll('a')
    .filter((link) => link.text.startsWith(text))
    .map((link) => link.getAttribute('href'));

test('the webinars page shows two cards, below the Learning Hub in the breadcrumb', () => {
  expect(linksTo('/webinars', 'Read More')).toEqual([BANK, EMAIL]);
  expect(linksTo('/webinars', 'Learning Hub')).toEqual(['/learning-hub']);
});

describe.each([
  [BANK, EMAIL, ['1 July 2025', '01:00 PM BST, 60 mins', 'Online', '95+ attendees'], 'Bank accounts'],
  [EMAIL, BANK, ['10 April 2025', 'Online', '60+ attendees'], 'Cutting onboarding costs'],
])('the report at %s', (path, other, facts, film) => {
  test('shows date, platform, attendance and highlights', () => {
    expect(textsOf(mainOf(path)?.querySelectorAll('dt, dd'))).toEqual(expect.arrayContaining(facts));
    const highlights = mainOf(path)?.querySelectorAll('[aria-labelledby=highlights] li');
    expect(highlights?.length).toBeGreaterThanOrEqual(5);
  });

  test('has its recording, which the videos’ behaviour plays in the page', () => {
    const recording = mainOf(path)?.querySelector('[aria-labelledby=recording] [data-behaviour=videos] a[data-video]');
    expect(recording?.text).toContain(film);
    expect(recording?.getAttribute('href')).toMatch(/^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/);
  });

  test('links to the other webinar and to all webinars', () => {
    const others = mainOf(path)?.querySelector('aside[aria-labelledby=other-webinars]');
    const addresses = others?.querySelectorAll('a').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(expect.arrayContaining([other, '/webinars']));
  });
});

test('the webinar on bank accounts is announced with date, time, length, speaker and six things to learn', () => {
  expect(linksTo(BANK, 'This webinar as it was announced')).toEqual([ANNOUNCED]);
  const main = mainOf(ANNOUNCED);
  expect(textsOf(main?.querySelectorAll('dd'))).toEqual(['01 July 2025', '01:00 PM BST', '60 mins', 'Sample speaker']);
  expect(main?.querySelectorAll('ol').at(-1)?.querySelectorAll('li')).toHaveLength(6);
  expect(main?.querySelector('img[alt="Placeholder portrait of the speaker"]')).toBeTruthy();
  expect(linksTo(ANNOUNCED, 'Read the report of this webinar')).toEqual([BANK]);
});
