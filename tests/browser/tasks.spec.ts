import { memberships } from '#content/site/memberships.ts';
import { site } from '#content/site/site.ts';
import { expect, type Locator, test } from '../fixtures/browser/test.ts';

// What is left to do on the last page of a task; each gives what is in view then.
const onPhone = (main: Locator) => (main.page().viewportSize()?.width ?? 0) < 768;
const seeFee = (main: Locator) => [
  main.getByText(memberships.msb.perYear).first(),
  ...['Regulatory Compliance Support', 'Start application'].map((name) => main.getByRole('link', { name })),
];
const seeForm = (main: Locator) => [
  main.getByRole('heading', { name: 'Membership Form' }),
  main.getByText(memberships.msb.perYear).last(),
];
const seeEvent = (main: Locator) => [main.getByText('Next event: Sample open day, 24 November 2026.')];
const seeNumber = (main: Locator) => [main.getByRole('link', { name: site.phone.display }).first()];
const seeChange = (main: Locator) => [main.getByText('Sample rule that has begun').first()];
const seeRefunds = (main: Locator) => [main.getByRole('heading', { name: 'refund' })];
const seeLines = (main: Locator) => [main.getByRole('term').first(), main.getByRole('definition').first()];

async function openTemplate(main: Locator): Promise<Locator[]> {
  await main.getByRole('link', { name: 'Training log' }).click();
  return [main.getByRole('link', { name: 'Excel workbook' })];
}

async function planYear(main: Locator): Promise<Locator[]> {
  await main.getByRole('radio', { name: 'Registered with HMRC only' }).check();
  await main.getByRole('button', { name: 'Work out my dates' }).click();
  const dates = main.getByRole('listitem').filter({ has: main.page().getByRole('time') });
  return [main.getByRole('heading', { name: 'Your year' }), dates.nth(0), dates.nth(1)];
}

async function printSlip(main: Locator): Promise<Locator[]> {
  await main.getByRole('checkbox', { name: 'Change cash' }).check();
  // Next to the questions on a wide screen, below them on a phone.
  if (onPhone(main)) await main.getByRole('link', { name: 'See your slip' }).click();
  const lines = ['You must register with HMRC.', 'HMRC application fee', 'First year'];
  const slip = main.getByRole('region', { name: 'Your slip' });
  return lines.map((line) => slip.getByText(line).filter({ visible: true }).first());
}

/**
 * What visitors come for: the first result of the search; the links that lead to it, the first in a
 * menu (by the search alone without them); what is left to do there; and the part of the result
 * that has the answer.
 */
const TASKS = [
  ['how much is it', 'Become a Member', 'Overview', seeFee],
  ['how do I apply', 'Become a Member', 'Membership Form', seeForm, 'Membership Form'],
  ['do I need to register', 'Do I need to register?', ' > Do I need to register?', printSlip],
  ['what is due', 'Compliance calendar', 'Learning Hub > Compliance cal', planYear],
  ['template', 'Templates', 'Learning Hub > Templates', openTemplate],
  ['next event', 'Events', 'What’s Happening > View Events', seeEvent],
  ['phone number', 'Contact Us', 'Contact Us', seeNumber],
  ['what has changed since summer', 'Changes in the law', 'Learning Hub > Changes in the law', seeChange],
  ['which id can I accept', 'Sample of papers', 'Learning Hub > Fact sheets > Sample of papers', seeLines],
  ['complain about you', 'Contact Us', 'Contact Us', seeNumber],
  ['refund', 'Terms and conditions', '', seeRefunds, 'Withdrawal and refunds'],
] as const;

for (const [question, title, path, end, part] of TASKS)
  test(`“${question}” is answered by links on a phone, and by the search on a wide screen`, async ({ page }) => {
    const banner = page.getByRole('banner');
    const main = page.getByRole('main');
    const byLinks = async () => {
      const [menu = '', ...links] = path.split(' > ');
      const entry = banner.getByRole('link', { name: menu });
      for (const name of menu ? ['Menu', 'Become a Member'] : []) {
        const opener = banner.getByRole('button', { name });
        if (!(await entry.isVisible()) && (await opener.isVisible())) await opener.click();
      }
      if (menu) await entry.click();
      for (const name of links) await main.getByRole('link', { name }).first().click();
    };
    const bySearch = async () => {
      await banner.getByRole('link', { name: 'Search' }).click();
      await main.getByRole('searchbox').fill(question);
      await expect(main.getByRole('status')).toContainText(question);
      await expect(main.getByRole('heading', { level: 3 }).first()).toHaveText(title);
      await main
        .getByRole('link', { name: part ?? title })
        .first()
        .click();
    };
    await page.clock.setFixedTime(`${process.env.BUILD_DATE}T10:00:00Z`);
    await page.goto('/');
    for (const [width, height, walk] of [
      [390, 844, path ? byLinks : bySearch],
      [1280, 800, bySearch],
    ] as const) {
      await page.setViewportSize({ width, height });
      await walk();
      for (const seen of await end(main)) await expect(seen).toBeInViewport({ ratio: 1 });
    }
  });
