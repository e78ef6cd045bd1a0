import { describe, expect, test } from 'vitest';
import { site } from '#content/site/site.ts';
import { builtPages } from '../fixtures/built.ts';

const document = builtPages().find(({ path }) => path === '/')?.document;
const all = (selector: string) => document?.querySelectorAll(selector) ?? [];
const texts = (selector: string) => all(selector).map(({ text }) => text.trim());
const hrefs = (selector: string) => all(selector).map((link) => link.getAttribute('href'));

describe('the home page', () => {
  test('has its sections in the order of the specification (2.2 to 2.7)', () => {
    expect(texts('main h2')).toEqual([
      'Video Gallery',
      'Photo Gallery',
      'Celebrating the Experiences of Our Members',
      'Addressing the Challenges Faced by MSB’s',
      'What members receive',
      'Membership fees',
    ]);
  });

  test('has four slides, the first with the h1, each with a link to the membership form', () => {
    expect(texts('[id^=slide-] [data-gist]')).toEqual([
      'Stronger Together',
      'Join the Association',
      'Not-for-Profit',
      '£1 per day',
    ]);
    expect(texts('h1')).toEqual(['Stronger Together']);
    expect(hrefs('[id^=slide-] a')).toEqual(Array(4).fill('/become-a-member#membership-form'));
  });

  test('has nine videos, which are links to the platform', () => {
    expect(texts('[data-video]')).toEqual([
      'A glimpse of the first members’ meet-up',
      'Financial risk strategies for MSBs',
      'The future of cash and AI',
      'Bank accounts: do’s and don’ts',
      'What attendees said, part one',
      'London 2025 welcome meet',
      'What attendees said, part two',
      'Cutting onboarding costs with email and mobile verification',
      'What attendees said, part three',
    ]);
    for (const href of hrefs('[data-video]'))
      expect(href).toMatch(/^https:\/\/www\.youtube\.com\/watch\?v=SAMPLE-000\d$/);
  });

  test('has eight pictures by group, and a link to all pictures', () => {
    expect(texts('[id^=photo]').join()).toBe(
      'Networking,Registration,Speaker,Networking,Speaker,Networking,Registration,Speaker',
    );
    const link = all('main a').find(({ text }) => text === 'Show All Photos');
    expect(link?.getAttribute('href')).toBe('/photos2025');
  });

  test('has six testimonials, each with a person and an organisation, one with a link', () => {
    const quotes = texts('[id^=testimonial-]');
    expect(quotes).toHaveLength(6);
    for (const quote of quotes) expect(quote).toMatch(/‘.+’.*Sample .+, .+/);
    expect(texts('[id^=testimonial-] a')).toEqual(['LinkedIn profile']);
    expect(hrefs('#testimonial-1 a')).toEqual([expect.stringMatching(/linkedin/)]);
  });

  test('has five challenges: two points or one, and the rest behind a toggle that is named after its card', () => {
    const cards = all('main li').filter((card) => card.querySelector('[id^=challenge-]'));
    const shown = cards.map((card) => {
      const [points, more] = card
        .querySelectorAll('ul')
        .map((list) => list.querySelectorAll('li').map(({ text }) => text));
      const toggle = card.querySelector('button');
      expect(toggle?.getAttribute('aria-describedby')).toBe(more && card.querySelector('h3')?.id);
      return [card.querySelector('h3')?.text, points, more];
    });
    expect(shown).toEqual([
      [
        'Regulatory Compliance',
        ['Regulator visits', 'Regulator queries'],
        ['Complex regulations', 'Frequent regulation updates'],
      ],
      [
        'Risk Management',
        ['Reputational', 'Cybersecurity'],
        ['Fraud', 'Money laundering, terrorist and proliferation financing risks'],
      ],
      [
        'Access to Banking Services',
        ['Account closure', 'Funds getting stuck'],
        ['Getting a bank account', 'Maintaining relations'],
      ],
      ['Technological Advancements', ['Investing in the right technology'], ['Integration challenges']],
      ['Limited Advocacy and Representation', ['Lack of a unified voice'], undefined],
    ]);
  });

  test('links each benefit to its section of the overview, and also the overview and the form', () => {
    const links = all('main a[href^="/overview"]').map((link) => [link.text.trim(), link.getAttribute('href')]);
    expect(links).toEqual([
      ['Learn More What members receive', '/overview#overview'],
      ['Regulatory Compliance Support', '/overview#RegulatoryComplianceSupport'],
      ['Risk Management Assistance', '/overview#RiskManagementAssistance'],
      ['Banking Relationship Advocacy', '/overview#BankingRelationshipAdvocacy'],
      ['Technological Support', '/overview#TechnologicalSupport'],
      ['Advocacy and Representation', '/overview#AdvocacyandRepresentation'],
      ['Become a Member', '/overview#membership-form'],
    ]);
  });

  test.each([
    ['MSB Member', site.fees.msb, 'MB'],
    ['Affiliate Member', site.fees.affiliate, 'AF'],
  ])('shows the annual fee of an %s', (name, fee, letters) => {
    const note = all('main li').find((note) => note.querySelector('h3')?.text === name);
    const serial = `${fee}`.padStart(6, '0').replace(/...$/, ' $&');
    expect(note?.text).toMatch(new RegExp(`£${fee} a year.*${letters} ${serial}`));
  });
});
