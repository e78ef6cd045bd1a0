import { describe, expect, test } from 'vitest';
import { builtPages } from '../fixtures/built.ts';

const pages = new Map(builtPages().map(({ path, document }) => [path, document]));
const all = (path: string, selector: string) => pages.get(path)?.querySelectorAll(selector) ?? [];
const MEET = '/welcome-msb-meet-up-19th-june-2025';

/** The address of a link in the main part of a page. */
const linkOf = (path: string, text: string) =>
  all(path, 'main a')
    .find((link) => link.text.trim().startsWith(text))
    ?.getAttribute('href');

test.each([
  ['/whats-happening', 'View Schedule', '/eventcalander'],
  ['/whats-happening', 'View Events', '/events'],
  ['/whats-happening', 'Home', '/'],
  ['/eventcalander', 'Back to What’s Happening', '/whats-happening'],
  [MEET, 'Become a Member', '/overview#membership-form'],
  [MEET, 'Open in Google Maps', expect.stringMatching(/^https:\/\/www\.google\.com\/maps\//)],
])('%s links by “%s” to %s', (path, text, href) => {
  expect(linkOf(path, text)).toEqual(href);
});

test('/events lists the welcome meet with a link to its page', () => {
  expect(all('/events', 'main article :is(h2, h3)').map(({ text }) => text)).toEqual([
    'Welcome MSB Meet-Up 19th June 2025',
  ]);
  expect(all('/events', 'main article a').map((link) => link.getAttribute('href'))).toEqual([MEET]);
});

test('/eventcalander lists all events, each past one with a link to its page', () => {
  const rows = all('/eventcalander', '#all-events li a');
  expect(rows.filter(({ text }) => text.includes('Completed')).map((row) => row.getAttribute('href'))).toEqual([
    '/how-email-and-mobile-verification-can-cut-customer-onboarding-costs',
    MEET,
    '/dosand-donts-to-get-a-bank-account-for-your-msb-business',
  ]);
});

test('/photos2025 shows 105 pictures as links to their files, and the number in every category', () => {
  const tabs = all('/photos2025', '[data-behaviour=photoFilter] a');
  expect(tabs.map(({ text }) => text)).toEqual([
    'All 105',
    'Registration 7',
    'Speakers 18',
    'Event Space 5',
    'Networking 26',
    'Refreshment 8',
    'Other 41',
  ]);
  expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual(['true', ...Array(6).fill(undefined)]);
  const files = all('/photos2025', 'main a[aria-haspopup]').map((picture) => picture.getAttribute('href'));
  expect(files.filter((file) => file?.startsWith('/media/'))).toHaveLength(105);
});

describe('the page of the welcome meet', () => {
  const text = (selector: string) => all(MEET, selector).map((element) => element.text.trim());

  test('shows its date, place and attendance, its guest, and asks for payment in advance', () => {
    const [main = ''] = text('main');
    for (const fact of ['19 June 2025', 'From 6:00 PM', 'Sample law firm, London office', 'Over 50', 'Over 80'])
      expect(main).toContain(fact);
    expect(main).toContain('HMRC ECS Promote (invited)');
    expect(main).toContain('pay the yearly subscription fee before attending');
  });

  test('shows its schedule in a table with its times as headers', () => {
    expect(text('table tr')).toHaveLength(7);
    expect(text('table tbody tr').at(0)).toBe('6:00-6:30 PMWelcome drinks and registration');
    expect(text('table tbody tr').at(-1)).toBe('8:00-9:00 PMNetworking');
    expect(text('table th[scope=row]')).toContain('7:35-7:55 PM');
  });

  test('links its three speakers to external pages', () => {
    const links = all(MEET, 'main a').filter((link) => link.text.startsWith('Professional profile'));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(3).fill(expect.stringMatching(/^https:\/\//)));
  });
});
