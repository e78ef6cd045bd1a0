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

async function openTemplate(main: Locator): Promise<Locator[]> {
  await main.getByRole('link', { name: 'Training log' }).click();
  return [main.getByRole('link', { name: 'Excel workbook' })];
}

async function planYear(main: Locator): Promise<Locator[]> {
  await main.getByRole('radio', { name: 'HMRC alone' }).check();
  await main.getByRole('button', { name: 'Work out my dates' }).click();
  const dates = main.getByRole('listitem').filter({ has: main.page().getByRole('time') });
  return [main.getByRole('heading', { name: 'Your year' }), dates.nth(0), dates.nth(2)];
}

async function printSlip(main: Locator): Promise<Locator[]> {
  await main.getByRole('checkbox', { name: 'Change cash' }).check();
  // Beside the questions on a wide screen, below them on a phone.
  if ((main.page().viewportSize()?.width ?? 0) < 768) await main.getByRole('link', { name: 'See your slip' }).click();
  const lines = ['HMRC registration', 'Supervised by', 'Set aside for HMRC', 'First papers', 'Declaration and'];
  const slip = main.getByRole('region', { name: 'Your slip' });
  return lines.map((line) => slip.getByText(line).filter({ visible: true }).first());
}

/** What visitors come for: the answer of the search, and the link of the menus, then of a page. */
const TASKS = [
  { question: 'how much is it', answer: 'Membership fees', menu: 'Overview', link: 'Which membership', end: seeFee },
  { question: 'how do I apply', answer: 'Apply for membership', menu: 'Membership Form', end: seeForm },
  { question: 'do I need to register', answer: 'Do I need to register?', link: 'Must I register?', end: printSlip },
  {
    question: 'what is due',
    answer: 'What is due, and when',
    menu: 'Learning Hub',
    link: 'Compliance cal',
    end: planYear,
  },
  { question: 'template', answer: 'Templates', menu: 'Learning Hub', link: 'Templates', end: openTemplate },
  { question: 'next event', answer: 'The next event', menu: 'What’s Happening', link: 'View Events', end: seeEvent },
  { question: 'phone number', answer: 'Phone and email', menu: 'Contact Us', end: seeNumber },
];

for (const { question, answer, menu = '', link = '', end } of TASKS)
  test(`“${question}” is answered by links on a phone, and by the search on a wide screen`, async ({ page }) => {
    const banner = page.getByRole('banner');
    const main = page.getByRole('main');
    const byLinks = async () => {
      const entry = banner.getByRole('link', { name: menu });
      for (const name of menu ? ['Menu', 'Become a Member'] : []) {
        const opener = banner.getByRole('button', { name });
        if (!(await entry.isVisible()) && (await opener.isVisible())) await opener.click();
      }
      if (menu) await entry.click();
      if (link) await main.getByRole('link', { name: link }).first().click();
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
      [390, 844, byLinks],
      [1280, 800, bySearch],
    ] as const) {
      await page.setViewportSize({ width, height });
      await walk();
      for (const seen of await end(main)) await expect(seen).toBeInViewport({ ratio: 1 });
    }
  });
