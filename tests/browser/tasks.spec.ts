import { expect, type Locator, test } from '../fixtures/browser/test.ts';

type Task = {
  question: string;
  /** The answer of the search. */
  answer: string;
  /** The entry of the menus; where there is none, the first link is the home page’s. */
  menu?: string;
  links: string[];
  /** Does the rest on the last page, and gives what is in view then. */
  end: (main: Locator) => Promise<Locator[]>;
};

/** What visitors come for. */
const TASKS: Task[] = [
  {
    question: 'How much does it cost?',
    answer: 'Membership fees',
    menu: 'Overview',
    links: ['Which membership fits?'],
    end: async (main) => [main.getByRole('row', { name: 'Fee' }).getByText('£365 a year')],
  },
  {
    question: 'How do I apply?',
    answer: 'Apply for membership',
    menu: 'Membership Form',
    links: [],
    end: async (main) => [main.getByRole('heading', { name: 'Membership Form' }), main.getByText('£365 a year').last()],
  },
  {
    question: 'Do I need to register?',
    answer: 'Do I need to register?',
    links: ['Must I register?'],
    end: async (main) => {
      await main.getByRole('checkbox', { name: 'Change cash' }).check();
      const bar = main.getByRole('link', { name: 'See your slip' });
      if (await bar.isVisible()) await bar.click();
      const slip = main.getByRole('region', { name: 'Your slip' });
      return ['HMRC registration', 'Supervised by', 'Set aside for HMRC', 'First papers', 'Declaration and'].map(
        (line) => slip.getByText(line).filter({ visible: true }).first(),
      );
    },
  },
  {
    question: 'What is due next month?',
    answer: 'What is due, and when',
    menu: 'Learning Hub',
    links: ['Compliance calendar'],
    end: async (main) => {
      await main.getByRole('radio', { name: 'HMRC alone' }).check();
      await main.getByRole('button', { name: 'Work out my dates' }).click();
      const dates = main.getByRole('listitem').filter({ has: main.page().getByRole('time') });
      return [main.getByRole('heading', { name: 'Your year' }), dates.nth(0), dates.nth(2)];
    },
  },
  {
    question: 'template',
    answer: 'Templates',
    menu: 'Learning Hub',
    links: ['Templates'],
    end: async (main) => {
      await main.getByRole('link', { name: 'Training log' }).click();
      return [main.getByRole('link', { name: 'Excel workbook' })];
    },
  },
  {
    question: 'When is the next event?',
    answer: 'The next event',
    menu: 'What’s Happening',
    links: ['View Events'],
    end: async (main) => [
      main.getByRole('heading', { name: 'Sample open day' }).first(),
      main.getByText('24 November'),
    ],
  },
  {
    question: 'phone number',
    answer: 'Phone and email',
    menu: 'Contact Us',
    links: [],
    end: async (main) => [main.getByRole('link', { name: '020 7946 0958' })],
  },
];

for (const { question, answer, menu, links, end } of TASKS)
  test(`“${question}” is answered by links and by the search, on a wide screen and on a phone`, async ({ page }) => {
    const banner = page.getByRole('banner');
    const main = page.getByRole('main');
    const byLinks = async () => {
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
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      for (const walk of [byLinks, bySearch]) {
        await walk();
        for (const seen of await end(main)) await expect(seen).toBeInViewport({ ratio: 1 });
      }
    }
  });
