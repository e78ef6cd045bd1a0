import { expect, test } from '../fixtures/browser/test.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript a phone shows the menu, the text and its links to terms', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/common-compliance-mistakes-msbs');
  await expect(page.getByRole('link', { name: 'Membership Form' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Our Team' })).toBeVisible();
  const sidebar = page.getByRole('region', { name: 'Other posts' });
  await expect(sidebar.getByRole('link', { name: /future of cash/ })).toBeVisible();
  await expect(sidebar.getByRole('searchbox')).toBeHidden();
  const term = page.getByRole('article').locator('a[href^="/glossary#"]').first();
  const address = (await term.getAttribute('href')) ?? '';
  await term.click();
  await expect(page).toHaveURL(address);
  await expect(page.locator(address.replace('/glossary', ''))).toBeInViewport();
});

test('without JavaScript the carousels scroll, and the challenges show all points', async ({ page }) => {
  await page.goto('/');
  for (const slides of ['[id^=slide-]', '[id^=testimonial-]'].map((part) => page.locator(part)))
    for (const slide of [slides.first(), slides.last()]) {
      await slide.scrollIntoViewIfNeeded();
      await expect(slide).toBeInViewport({ ratio: 0.8 });
    }
  for (const name of ['Previous', 'Next', 'Pause', 'Read More'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expect(page.locator('[id^=challenge-][id$=-more]').filter({ visible: true })).toHaveCount(4);
});

test('without JavaScript a page shows what its script would, without controls', async ({ page }) => {
  for (const [path, shown, hidden] of [
    ['/contact-us', 'This form needs JavaScript', 'Send enquiry'],
    ['/eventcalander', 'All events', 'Today'],
    ['/eventsdetails', 'Choose an event', 'Speaker'],
    ['/how-to-prepare-for-an-hmrc-audit', 'Training log.', 'Your checklist'],
    ['/compliance-calendar', '3 months before', 'Work out my dates'],
    ['/do-i-need-to-register', 'Who needs what', 'Change cash'],
    ['/search', 'How to prepare for an HMRC audit', 'Search this website'],
  ] as const) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(shown).first()).toBeVisible();
    for (const control of [main.getByText(hidden, { exact: true }), main.getByLabel(hidden, { exact: true })])
      await expect(control.filter({ visible: true })).toHaveCount(0);
  }
});
