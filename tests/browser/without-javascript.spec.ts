import { join } from 'node:path';
import { z } from 'zod';
import { STYLESHEETS } from '#scripts/internals/vike.ts';
import { expect, test } from '../fixtures/browser/test.ts';
import { builtFile } from '../fixtures/built.ts';
import { read } from '../fixtures/files.ts';

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

const chunks = z.record(z.string(), z.object({ css: z.array(z.string()).default([]) }));

/** The stylesheets of a page of `pages/`, whole and in the order in which Vite put them. */
function wholeStyles(name: string): string {
  const built = chunks.parse(JSON.parse(builtFile('../assets.json')));
  const sheets = built[`virtual:vike:page-entry:client:/pages/${name}`]?.css ?? [];
  if (!sheets.length) throw new Error(`No stylesheets of /pages/${name} in the client build.`);
  return sheets.map((sheet) => read(join(STYLESHEETS, sheet))).join('');
}

/** Pages of which several stylesheets come later, and their names in `pages/`. */
const PAGES = [
  ['/', 'index'],
  ['/compliance-calendar', 'compliance-calendar'],
  ['/how-to-renew-hmrc-mlr', 'guide'],
  ['/kyc-cdd-msbs', 'article'],
  ['/contact-us', 'contact-us'],
];

// A page has its rules in two stylesheets, so that a rule may come after one that it preceded.
test.describe('before any script has run', () => {
  test.use({ bypassCSP: true, reducedMotion: 'reduce' });

  for (const [path = '', name = ''] of PAGES)
    test(`the parts of ${path} look as the rules say in the order of the components`, {
      tag: path === '/' ? [] : '@nightly',
    }, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1);
      const { changed, styled } = await page.evaluate((css) => {
        const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
        const styles = () =>
          [...document.body.querySelectorAll('*')].flatMap((element) =>
            ['', '::before', '::after'].flatMap((pseudo) => {
              const style = getComputedStyle(element, pseudo);
              if (pseudo && style.content === 'none') return [];
              const part = `${element.localName}.${element.className}${pseudo}`;
              return names.map((name) => `${part} { ${name}: ${style.getPropertyValue(name)} }`);
            }),
          );
        const before = styles();
        for (const place of [document.head, document.body])
          place.append(Object.assign(document.createElement('style'), { textContent: css }));
        const after = styles();
        return {
          changed: before.filter((style, index) => style !== after[index]),
          styled: before.length / names.length,
        };
      }, wholeStyles(name));
      expect(styled).toBeGreaterThan(150);
      expect(changed).toEqual([]);
    });
});
