import { site } from '#content/site/site.ts';
import { expect, type Page, test } from './fixtures.ts';

const CARDS = [
  {
    title: 'Regulatory Compliance',
    points: ['Regulator visits', 'Regulator queries'],
    more: ['Complex regulations', 'Frequent regulation updates'],
  },
  {
    title: 'Risk Management',
    points: ['Reputational', 'Cybersecurity'],
    more: ['Fraud', 'Money laundering, terrorist and proliferation financing risks'],
  },
  {
    title: 'Access to Banking Services',
    points: ['Account closure', 'Funds getting stuck'],
    more: ['Getting a bank account', 'Maintaining relations'],
  },
  {
    title: 'Technological Advancements',
    points: ['Investing in the right technology'],
    more: ['Integration challenges'],
  },
];

const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });

/** Opens the home page and waits until its toggles work. */
async function open(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' });
}

test.describe('the challenge cards', () => {
  for (const { title, points, more } of CARDS)
    test(`show "${title}" with ${points.length} of its points, and the rest on request`, async ({ page }) => {
      await open(page);
      const shown = card(page, title).getByRole('listitem');
      await expect(shown).toHaveText(points);
      const toggle = card(page, title).getByRole('button', { name: 'Read More', exact: true });
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await expect(toggle).toHaveAccessibleDescription(title);
      await toggle.click();
      await expect(shown).toHaveText([...points, ...more]);
      const less = card(page, title).getByRole('button', { name: 'Show Less', exact: true });
      await expect(less).toHaveAttribute('aria-expanded', 'true');
      await less.press('Enter');
      await expect(shown).toHaveText(points);
    });

  test('open independently of each other', async ({ page }) => {
    await open(page);
    await card(page, 'Risk Management').getByRole('button').click();
    await expect(page.getByRole('button', { name: 'Read More', exact: true })).toHaveCount(3);
  });

  test('show the only point of the fifth card, without a toggle', async ({ page }) => {
    await open(page);
    const fifth = card(page, 'Limited Advocacy and Representation');
    await expect(fifth.getByRole('listitem')).toHaveText(['Lack of a unified voice']);
    await expect(fifth.getByRole('button')).toHaveCount(0);
  });
});

test.describe('the challenge cards without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('show all their points', async ({ page }) => {
    await page.goto('/');
    for (const { title, points, more } of CARDS) {
      await expect(card(page, title).getByRole('listitem')).toHaveText([...points, ...more]);
      await expect(card(page, title).getByRole('button')).toHaveCount(0);
    }
  });
});

test.describe('the benefits and fees', () => {
  test('link each benefit to its section of the overview, and also link to the overview and the form', async ({
    page,
  }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    for (const [name, href] of [
      ['Regulatory Compliance Support', '/overview#RegulatoryComplianceSupport'],
      ['Risk Management Assistance', '/overview#RiskManagementAssistance'],
      ['Banking Relationship Advocacy', '/overview#BankingRelationshipAdvocacy'],
      ['Technological Support', '/overview#TechnologicalSupport'],
      ['Advocacy and Representation', '/overview#AdvocacyandRepresentation'],
      ['Learn More What members receive', '/overview#overview'],
    ] as const)
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    await expect(main.getByRole('link', { name: 'Become a Member' }).last()).toHaveAttribute(
      'href',
      '/overview#membership-form',
    );
  });

  test('show the two annual fees', async ({ page }) => {
    await page.goto('/');
    const serial = (fee: number) => `${fee}`.padStart(6, '0').replace(/...$/, ' $&');
    const note = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await expect(note('MSB Member')).toContainText(new RegExp(`£${site.fees.msb} a year.*MB ${serial(site.fees.msb)}`));
    await expect(note('Affiliate Member')).toContainText(
      new RegExp(`£${site.fees.affiliate} a year.*AF ${serial(site.fees.affiliate)}`),
    );
  });

  test('are on the home page in the order of the specification', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Video Gallery',
      'Photo Gallery',
      'Celebrating the Experiences of Our Members',
      'Addressing the Challenges Faced by MSB’s',
      'What members receive',
      'Membership fees',
    ]);
  });
});
