import { site } from '#content/site/site.ts';
import { handOver } from '../fixtures/browser/calendar.ts';
import { fakeCaptcha } from '../fixtures/browser/forms.ts';
import { expect, type Page, test } from '../fixtures/browser/test.ts';

/** What never answers, what a visitor does meanwhile, and what they see in the end. */
type Stall = { stalled: string; path: string; press?: string; said: RegExp };

const PLANNER = '/compliance-calendar?firm=exchange';
const NOTICE = /^Part of this page did not load.+reload the page/;

// A sender that stalls after Send is tested in contact-form.spec.ts, a list of cities in
// tests/component/fields/cityField.test.tsx.
const STALLS: Stall[] = [
  { stalled: 'sender.*', path: '/contact-us', press: 'First name', said: /^The captcha could not be loaded/ },
  { stalled: 'ContactForm.*', path: '/contact-us', press: 'Send enquiry', said: /^This form needs.+reload the page/ },
  { stalled: 'HeroControls.*', path: '/', press: 'Next', said: NOTICE },
  { stalled: 'behaviours.*', path: '/', press: 'Read More', said: NOTICE },
  { stalled: 'behaviours.*', path: '/', press: 'Play', said: /Sample platform/ },
  { stalled: 'player.*', path: '/', press: 'Play', said: /Sample platform/ },
  { stalled: 'EventCalendar.*', path: '/eventcalander#calendar', press: 'Next', said: NOTICE },
  { stalled: 'CalendarSheet.*', path: '/eventcalander#calendar', press: 'Next', said: NOTICE },
  { stalled: 'tillSlip.*', path: '/do-i-need-to-register', press: 'Change cash', said: NOTICE },
  { stalled: 'planner.*', path: PLANNER, press: 'Work out my dates', said: NOTICE },
  { stalled: 'downloadPlan.*', path: PLANNER, press: 'Download for your calendar', said: NOTICE },
  { stalled: 'siteIndex.*', path: '/search?q=cash', said: /The search could not be loaded/ },
  { stalled: 'purify*', path: '/eventsdetails', said: /Bring questions/ },
];

const ELSEWHERE: Stall[] = [
  { stalled: 'https://js.hcaptcha.com/**', path: '/contact-us', press: 'First name', said: /^The captcha could not/ },
  { stalled: '**/search-index.json', path: '/search?q=cash', said: /The search could not be loaded/ },
];

const PLATFORM = { contentType: 'text/html', body: '<!doctype html><title>-</title><p>Sample platform</p>' };

const named = (page: Page, name: string) => {
  const pattern = new RegExp(`^${name}`);
  const control = page.getByRole('link', { name: pattern }).or(page.getByRole('button', { name: pattern }));
  return control.or(page.getByLabel(pattern)).first();
};

test.describe('what stalls leaves nobody without an answer', () => {
  test.use({ expectedMessages: [/time is over|Loading chunk failed|could not be (sent|loaded)|TimeoutError/] });

  const chunks = STALLS.map((stall) => ({ ...stall, stalled: `**/static/${stall.stalled}.js` }));
  for (const { stalled, path, press, said } of [...chunks, ...ELSEWHERE])
    test(`${stalled} at ${path}, ${press}: ${said}`, async ({ page }) => {
      await page.clock.install();
      await fakeCaptcha(page);
      await page.route(/youtube/, (route) => route.fulfill(PLATFORM));
      await page.route(stalled, () => undefined);
      if (path === '/eventsdetails') await handOver(page, { description: '<p>Bring <b>questions</b></p>' });
      const asked = page.waitForRequest(stalled);
      await page.goto(path);
      if (press) await named(page, press).click();
      await asked;
      await page.clock.runFor(15_000);
      await expect(page.getByText(said).filter({ visible: true }).first()).toBeVisible();
    });
});

test('the notice about a script that did not load gives telephone and email, until a reload', async ({ page }) => {
  await page.clock.install();
  await page.route('**/static/behaviours.*', () => undefined);
  await page.goto('/');
  await named(page, 'Read More').click();
  await page.clock.runFor(15_000);
  const notice = page.getByRole('alert').filter({ hasText: NOTICE });
  await expect(notice.getByRole('link')).toHaveText([site.phone.display, site.email]);
  await page.unroute('**/static/behaviours.*');
  await page.reload();
  await expect(notice).toBeHidden();
  await named(page, 'Read More').click();
  await expect(named(page, 'Show Less')).toBeVisible();
});
