import { describe, expect, test } from 'vitest';
import { site } from '#content/site/site.ts';
import { addresses, all, builtPage, links, texts } from '../fixtures/built.ts';

/** What visitors get of the association’s own pages, as HTML. */

test('every page has the logo, the search, the five entries of the menu and five further links in its header, and the tools in its footer', () => {
  expect(links('/about-us', 'body > header')).toEqual([
    'MSB Association UK, home → /',
    'Search → /search',
    'Overview → /become-a-member#overview',
    'Membership Form → /become-a-member#membership-form',
    'Learning Hub → /learning-hub',
    'What’s Happening → /whats-happening',
    'Our Team → /our-team',
    'Contact Us → /contact-us',
    'About us → /about-us',
    'Blogs → /blogs',
    'News → /news',
    `${site.phone.display} → ${site.phone.href}`,
    `${site.email} → mailto:${site.email}`,
  ]);
  expect(texts('/about-us', '#site-menu > ul > li:first-child > button')).toEqual(['Become a Member']);
  const tools = [
    'Fact sheets → /fact-sheets',
    'Templates → /templates',
    'Compliance calendar → /compliance-calendar',
    'What changes when → /whats-changing',
    'Glossary → /glossary',
  ];
  expect(links('/about-us', 'footer nav[aria-label="Tools"]')).toEqual([...tools, 'Search → /search']);
});

describe('the home page', () => {
  test('has its sections in the order of the specification (2.2 to 2.7)', () => {
    expect(texts('/', 'main h2')).toEqual([
      'Video Gallery',
      'Photo Gallery',
      'Celebrating the Experiences of Our Members',
      'Addressing the Challenges Faced by MSB’s',
      'What members receive',
      'Membership fees',
    ]);
  });

  test('has a link to the membership form on each slide, the first with the h1', () => {
    expect(texts('/', '#slide-1 h1')).toEqual(['Stronger Together']);
    expect(new Set(addresses('/', '[id^=slide-] a'))).toEqual(new Set(['/become-a-member#membership-form']));
  });

  test('has pictures in three groups, and a link to all pictures', () => {
    expect(new Set(texts('/', '[id^=photo]'))).toEqual(new Set(['Registration', 'Speaker', 'Networking']));
    expect(links('/')).toContain('Show All Photos → /photos2025');
  });

  test('shows both fees (specification 9)', () => expect(texts('/', 'main').join()).toMatch(/£365.*£799/));

  test('links each benefit to its section of the overview, and also the overview and the form', () => {
    expect(links('/').filter((link) => link.includes('→ /overview'))).toEqual([
      'Learn More What members receive → /overview#overview',
      'Regulatory Compliance Support → /overview#RegulatoryComplianceSupport',
      'Risk Management Assistance → /overview#RiskManagementAssistance',
      'Banking Relationship Advocacy → /overview#BankingRelationshipAdvocacy',
      'Technological Support → /overview#TechnologicalSupport',
      'Advocacy and Representation → /overview#AdvocacyandRepresentation',
      'Become a Member → /overview#membership-form',
    ]);
  });
});

test.each([
  ['/', 'slides', '[id^=slide-] a', 4],
  ['/', 'videos', '[data-video]', 9],
  ['/', 'photos', '[id^=photo]', 8],
  ['/', 'testimonials', '[id^=testimonial-]', 6],
  ['/', 'challenges', 'h3[id^=challenge-]', 5],
  ['/how-to-series', 'guides', 'main article', 6],
  ['/webinars', 'reports', 'main article', 2],
  ['/webinar-bank-accounts-for-msb-businesses', 'things to learn', 'h2 + ol li', 6],
  ['/photos2025', 'pictures', '[data-filter-tabs-category]', 105],
])('%s has as many %s as the specification says', (path, _, selector, count) => {
  expect(all(path, selector)).toHaveLength(count);
});

test('the join page has the same content at both of its addresses', () => {
  const [here, there] = ['/become-a-member', '/overview'].map((path) => builtPage(path).querySelector('main'));
  expect(there?.outerHTML).toBe(here?.outerHTML);
});

test.each([
  ['/about-us', ['Advocacy', 'Education', 'Networking', 'Resources']],
  ['/workshop-webinars', ['Interactive sessions', 'Diverse topics', 'Best-in-business speakers', 'Networking']],
  ['/terms-and-conditions', ['£365', '2 weeks', 'Pro rata']],
])('%s has its parts: %j', (path, parts) => {
  expect(texts(path, 'main :is(h2, h3, dt)')).toEqual(expect.arrayContaining(parts));
});

test('About us says how to write to the association and how to join', () => {
  const ways = [`${site.email} → mailto:${site.email}`, 'Become a Member → /become-a-member'];
  expect(links('/about-us')).toEqual(expect.arrayContaining(ways));
});

test('Our Team shows the chairman and the advisors, these with their employers, each with a photo', () => {
  const people = all('/our-team', 'main section:not([data-tone=tint]) article');
  expect(people.map((person) => /employer/i.test(person.text))).toEqual([
    false,
    ...Array(people.length - 1).fill(true),
  ]);
  for (const person of people) expect(person.querySelector('img')?.getAttribute('alt')).toBeTruthy();
  for (const person of people) expect(person.querySelector('a[rel~=external]')?.text).toContain('Professional profile');
});
