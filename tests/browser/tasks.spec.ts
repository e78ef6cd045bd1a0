import { site } from '#content/site/site.ts';
import { expect, type Locator, test } from '../fixtures/browser/test.ts';

// What is left to do on the last page of a task; each gives what is in view then.
const seeFee = (main: Locator) => [main.getByRole('row', { name: 'Fee' }).getByText(site.fees.msb.perYear)];
const seeForm = (main: Locator) => [
  main.getByRole('heading', { name: 'Membership Form' }),
  main.getByText(site.fees.msb.perYear).last(),
];
const seeEvent = (main: Locator) => [
  main.getByRole('heading', { name: 'Sample open day' }).first(),
  main.getByText('24 November'),
];
const seeNumber = (main: Locator) => [main.getByRole('link', { name: site.phone.display })];
const seeChange = (main: Locator) => [
  main.getByRole('term').first(),
  main.getByText('Sample rule that has begun').first(),
];
const seeRefunds = (main: Locator) => [main.getByRole('heading', { name: 'refund' })];
const seeLines = (main: Locator) => [main.getByRole('term').first(), main.getByRole('definition').first()];

async function openTemplate(main: Locator): Promise<Locator[]> {
  await main.getByRole('link', { name: 'Training log' }).click();
  return [main.getByRole('link', { name: 'Excel workbook' })];
}

async function planYear(main: Locator): Promise<Locator[]> {
  await main.getByRole('radio', { name: 'HMRC alone' }).check();
  await main.getByRole('button', { name: 'Work out my dates' }).click();
  const dates = main.getByRole('listitem').filter({ has: main.page().getByRole('time') });
  return [main.getByRole('heading', { name: 'Your year' }), dates.nth(0), dates.nth(1)];
}

async function printSlip(main: Locator): Promise<Locator[]> {
  await main.getByRole('checkbox', { name: 'Change cash' }).check();
  // Beside the questions on a wide screen, below them on a phone.
  if ((main.page().viewportSize()?.width ?? 0) < 768) await main.getByRole('link', { name: 'See your slip' }).click();
  const lines = ['HMRC registration', 'Supervised by', 'First year'];
  const slip = main.getByRole('region', { name: 'Your slip' });
  return lines.map((line) => slip.getByText(line).filter({ visible: true }).first());
}

/** What visitors come for: the answer of the search, and the links that lead to it, the first in a menu; by the search alone without them. */
const TASKS = [
  { question: 'how much is it', answer: 'Membership fees', path: 'Overview > Which membership', end: seeFee },
  { question: 'how do I apply', answer: 'Apply for membership', path: 'Membership Form', end: seeForm },
  { question: 'do I need to register', answer: 'Do I need to register?', path: ' > Must I register?', end: printSlip },
  { question: 'what is due', answer: 'What is due, and when', path: 'Learning Hub > Compliance cal', end: planYear },
  { question: 'template', answer: 'Templates', path: 'Learning Hub > Templates', end: openTemplate },
  { question: 'next event', answer: 'The next event', path: 'What’s Happening > View Events', end: seeEvent },
  { question: 'phone number', answer: 'Phone and email', path: 'Contact Us', end: seeNumber },
  {
    question: 'what has changed since summer',
    answer: 'Changes in the law',
    path: 'Learning Hub > Changes in the law',
    end: seeChange,
  },
  {
    question: 'my bank closed my account',
    answer: 'Sample bank’s letter',
    path: 'Learning Hub > Fact sheets > Sample of a closed account',
    end: seeLines,
  },
  {
    question: 'which id can I accept',
    answer: 'Which sample papers?',
    path: 'Learning Hub > Fact sheets > Sample of papers',
    end: seeLines,
  },
  { question: 'complain about you', answer: 'A complaint about the association', path: 'Contact Us', end: seeNumber },
  { question: 'refund', answer: 'Leaving, and the refund', path: '', end: seeRefunds },
];

for (const { question, answer, path, end } of TASKS)
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
      await expect(main.getByRole('heading', { level: 3 }).first()).toHaveText(answer);
      await main.getByRole('link', { name: answer }).first().click();
    };
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
