import { describe, expect, test } from 'vitest';
import { galleryWall } from '#content/pictures.ts';
import { gallery } from '#pages/facts/gallery.ts';
import { addresses, all, links, texts } from '../fixtures/built.ts';

/** What visitors get of events, webinars and their pictures, as HTML. */

const MEET = '/welcome-msb-meet-up-19th-june-2025';
const BANK = '/dosand-donts-to-get-a-bank-account-for-your-msb-business';
const EMAIL = '/how-email-and-mobile-verification-can-cut-customer-onboarding-costs';
const ANNOUNCED = '/webinar-bank-accounts-for-msb-businesses';

test.each([
  ['/whats-happening', /^View Schedule.* → \/eventcalander$/],
  ['/whats-happening', /^View Events.* → \/events$/],
  ['/whats-happening', /^Home → \/$/],
  ['/eventcalander', /^Subscribe to all events → \/events\.ics$/],
  ['/eventcalander', /^Back to What’s Happening → \/whats-happening$/],
  ['/webinars', /^Learning Hub → \/learning-hub$/],
  [MEET, /^Become a Member.* → \/overview#membership-form$/],
  [MEET, /^Open in Google Maps.* → https:\/\/www\.google\.com\/maps\//],
  [BANK, /^This webinar as it was announced.* → \/webinar-bank-accounts-for-msb-businesses$/],
  [ANNOUNCED, /^Read the report of this webinar.* → \/dosand-donts-to-get-a-bank-account-for-your-msb-business$/],
])('%s has a link %s', (path, link) => {
  expect(links(path)).toContainEqual(expect.stringMatching(link));
});

test.each([
  ['/events', 'the welcome meet', [MEET]],
  ['/webinars', 'the two webinars', [BANK, EMAIL]],
])('%s lists %s with a link to each page', (path, _, listed) => {
  expect(addresses(path, 'main article a')).toEqual(listed);
});

test.each(['/events', '/webinars', '/workshop-webinars'])(
  '%s opens with the next date, or that none is fixed, and the subscription',
  (path) => {
    expect(texts(path, 'main section').at(0)).toContain('No date is fixed yet');
    expect(addresses(path, 'main section a').slice(0, 2)).toEqual(['/events.ics', '/eventcalander']);
  },
);

test('/events lists the webinars below the meetings, and /workshop-webinars shows them as cards', () => {
  expect(addresses('/events', 'main li a').slice(-2)).toEqual([BANK, EMAIL]);
  expect(addresses('/workshop-webinars', 'main article a')).toEqual([BANK, EMAIL]);
});

test('/webinars names what to take away from each webinar', () => {
  expect(texts('/webinars', 'main h3')).toEqual(['To take away', 'To take away']);
  expect(texts('/webinars', 'main section li')).toHaveLength(6);
});

test('/photos2025 says in its head that its pictures are drawings', () => {
  expect(texts('/photos2025', 'main > header').join()).toContain('Sample These are drawings.');
});

test('/eventcalander lists all events, each past one with a link to its page', () => {
  const rows = all('/eventcalander', '#all-events li a').filter(({ text }) => text.includes('Completed'));
  expect(rows.map((row) => row.getAttribute('href'))).toEqual([EMAIL, MEET, BANK]);
});

test('/photos2025 shows all pictures as links to their files, and the number in every category', () => {
  const tabs = '[data-behaviour=photoFilter] a';
  const total = `All ${galleryWall.length}`;
  const categories = gallery.tabs.map(({ label, count }) => `${label} ${count}`).join();
  expect(texts('/photos2025', tabs).join()).toBe(categories);
  expect(texts('/photos2025', `${tabs}[aria-current=true]`)).toEqual([total]);
  const files = addresses('/photos2025', 'main a[aria-haspopup]');
  expect(files).toEqual(Array(galleryWall.length).fill(expect.stringMatching(/^\/media\//)));
});

describe('the page of the welcome meet', () => {
  test('shows its date, place and attendance, its guest, and asks for payment in advance', () => {
    const [main = ''] = texts(MEET, 'main');
    const facts = ['19 June 2025', 'From 6:00 PM', 'Sample law firm, London office', 'Over 50', 'Over 80'];
    const others = ['HMRC ECS Promote (invited)', 'pay the yearly subscription fee before attending'];
    for (const fact of [...facts, ...others]) expect(main).toContain(fact);
  });

  test.each([MEET, ANNOUNCED])('and %s offer no calendar file of what is over', (path) => {
    expect(links(path).filter((link) => link.startsWith('Add to calendar'))).toEqual([]);
  });

  test('shows its schedule in a table with its times as headers', () => {
    const rows = texts(MEET, 'table tbody tr');
    expect(rows).toHaveLength(6);
    expect([rows[0], rows[5]]).toEqual(['6:00-6:30 PMWelcome drinks and registration', '8:00-9:00 PMNetworking']);
    expect(texts(MEET, 'table th[scope=row]')).toContain('7:35-7:55 PM');
  });

  test('shows its three speakers, as samples without links', () => {
    expect(texts(MEET, '#speakers article')).toEqual(Array(3).fill(expect.stringMatching(/Sample$/)));
    expect(links(MEET, '#speakers article')).toEqual([]);
  });
});

describe.each([
  [BANK, EMAIL, ['1 July 2025', '01:00 PM BST, 60 mins', 'Online', '95+ attendees'], 'Bank accounts'],
  [EMAIL, BANK, ['10 April 2025', 'Online', '60+ attendees'], 'Cutting onboarding costs'],
])('the report at %s', (path, other, facts, film) => {
  test('shows date, platform, attendance and highlights, and links to the other webinar and to all webinars', () => {
    expect(texts(path, 'main :is(dt, dd)')).toEqual(expect.arrayContaining(facts));
    expect(all(path, 'main [aria-labelledby=highlights] li').length).toBeGreaterThanOrEqual(5);
    const others = addresses(path, 'main aside[aria-labelledby=other-webinars] a');
    expect(others).toEqual(expect.arrayContaining([other, '/webinars']));
  });

  test('has its recording, which the videos’ behaviour plays in the page', () => {
    const [recording] = all(path, 'main [aria-labelledby=recording] [data-behaviour=videos] a[data-video]');
    expect(recording?.text).toContain(film);
    expect(recording?.getAttribute('href')).toBe('#video');
  });
});

test('the webinar on bank accounts is announced with date, time, length, speaker and six things to learn', () => {
  expect(texts(ANNOUNCED, 'main dd')).toEqual(['01 July 2025', '01:00 PM BST', '60 mins', 'Sample speaker Sample']);
  expect(texts(ANNOUNCED, 'main h2')).toContain('What attendees learnt');
  expect(all(ANNOUNCED, 'main ol').at(-1)?.querySelectorAll('li')).toHaveLength(6);
  expect(all(ANNOUNCED, 'main img[alt="Monogram in place of the speaker’s portrait"]')).toHaveLength(1);
});
