import { describe, expect, test } from 'vitest';
import { site } from '#content/site/site.ts';
import { addresses, all, builtPage, links, texts } from '../fixtures/built.ts';

/** What visitors get of the association’s own pages, as HTML. */

const { msb, affiliate } = site.fees;

test('every page has the logo, the search, the five entries of the menu and three further links in its header, and the tools in its footer', () => {
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
  ]);
  expect(texts('/about-us', '#site-menu > ul > li:first-child > button')).toEqual(['Become a Member']);
  const tools = ['Fact sheets → /fact-sheets', 'Compliance calendar → /compliance-calendar', 'Glossary → /glossary'];
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

  test('has four slides, the first with the h1, each with a link to the membership form', () => {
    expect(texts('/', '#slide-1 h1')).toEqual(['Stronger Together']);
    expect(addresses('/', '[id^=slide-] a')).toEqual(Array(4).fill('/become-a-member#membership-form'));
  });

  test('has nine videos, which as samples lead to their reports and not to the platform', () => {
    const videos = addresses('/', '[data-video]');
    expect(videos).toHaveLength(9);
    expect([...new Set(videos.filter((href) => !href?.startsWith('#video-')))].sort()).toEqual([
      '/dosand-donts-to-get-a-bank-account-for-your-msb-business',
      '/how-email-and-mobile-verification-can-cut-customer-onboarding-costs',
      '/welcome-msb-meet-up-19th-june-2025#report',
    ]);
  });

  test('has eight pictures by group, and a link to all pictures', () => {
    expect(texts('/', '[id^=photo]').join()).toBe(
      'Networking,Registration,Speaker,Networking,Speaker,Networking,Registration,Speaker',
    );
    expect(links('/')).toContain('Show All Photos → /photos2025');
  });

  test('has six testimonials, each with a person and an organisation, which as samples quote nobody and link nowhere', () => {
    expect(texts('/', '[id^=testimonial-]')).toEqual(Array(6).fill(expect.stringMatching(/^Sample[^‘]+Sample .+, .+/)));
    expect(links('/', '[id^=testimonial-]')).toEqual([]);
  });

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

  test('leads below its hero to the fee, the guides and the compliance calendar', () => {
    expect(addresses('/', 'main > div li > a')).toEqual([
      '/become-a-member',
      '/how-to-series',
      '/compliance-calendar#planner',
    ]);
    expect(links('/', 'main > div')).toContainEqual(expect.stringMatching(/^6 guides/));
  });

  test('shows the annual fees on notes of their own serial numbers', () => {
    const notes = texts('/', 'main li').filter((text) => /[MA][BF] 000 /.test(text));
    expect(notes[0]).toMatch(new RegExp(`MSB Member.*£${msb} a year.*MB 000 ${msb}`));
    expect(notes[1]).toMatch(new RegExp(`Affiliate Member.*£${affiliate} a year.*AF 000 ${affiliate}`));
  });
});

describe('the join page', () => {
  test('has the same content at both of its addresses', () => {
    const [here, there] = ['/become-a-member', '/overview'].map((path) => builtPage(path).querySelector('main'));
    expect(there?.outerHTML).toBe(here?.outerHTML);
  });

  test('shows what the two memberships cost, side by side', () => {
    const table = (part: string) => texts('/become-a-member', `table:first-of-type ${part}`);
    expect(table('caption')).toEqual(['The two memberships side by side']);
    expect(table('[scope=col]')).toEqual(['MSB Member', 'Affiliate Member']);
    expect(table('tbody td').slice(0, 2)).toEqual([`£${msb} a year`, `£${affiliate} a year`]);
  });
});

test.each([
  ['/about-us', ['Advocacy', 'Education', 'Networking', 'Resources']],
  ['/workshop-webinars', ['Interactive sessions', 'Diverse topics', 'Best-in-business speakers', 'Networking']],
  ['/terms-and-conditions', [`£${msb}`, '2 weeks', 'Pro rata']],
])('%s has its parts: %j', (path, parts) => {
  expect(texts(path, 'main :is(h2, h3, dt)')).toEqual(expect.arrayContaining(parts));
});

test('About us says how to write to the association and how to join', () => {
  const ways = [`${site.email} → mailto:${site.email}`, 'Become a Member → /become-a-member'];
  expect(links('/about-us')).toEqual(expect.arrayContaining(ways));
});

test('Our Team shows the chairman and two advisors with their employers, as samples without profiles', () => {
  const people = all('/our-team', 'main section:not([data-tone=tint]) article');
  expect(people.map((person) => /employer/.test(person.text))).toEqual([false, true, true]);
  for (const person of people) {
    expect(person.querySelector('img')?.getAttribute('alt')).toBeTruthy();
    expect(person.text).toMatch(/Sample$/);
  }
  expect(links('/our-team', 'main article')).toEqual([]);
});

test('Our Team says for whom it speaks, and that how the Board is chosen is still to be told', () => {
  const cells = texts('/our-team', 'main [data-tone=tint] article');
  expect(cells).toHaveLength(3);
  expect(cells.filter((cell) => cell.endsWith('Sample'))).toEqual([expect.stringContaining('How the Board is chosen')]);
});
