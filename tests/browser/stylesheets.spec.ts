import { expect, test } from '../fixtures/browser/test.ts';
import { wholeStyles } from '../fixtures/browser/wholeStyles.ts';

test.use({ bypassCSP: true, javaScriptEnabled: false, reducedMotion: 'reduce' });

/** A large page of each kind, and its name in `pages/`. */
const PAGES = [
  ['/', 'index'],
  ['/compliance-calendar', 'compliance-calendar'],
  ['/how-to-renew-hmrc-mlr', 'guide'],
  ['/kyc-cdd-msbs', 'article'],
];

// A large page has its rules in two stylesheets, so that a rule may come after one that it preceded.
for (const [path = '', name = ''] of PAGES)
  test(`the parts of ${path} look as the rules say in the order of the components`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1);
    const { changed, styled } = await page.evaluate((css) => {
      const styles = () =>
        [...document.body.querySelectorAll('*')].flatMap((element) =>
          ['', '::before', '::after'].map((pseudo) => {
            const style = getComputedStyle(element, pseudo);
            // A page has the custom properties that it uses.
            const properties = [...style].filter((property) => !property.startsWith('--'));
            const values = properties.map((property) => `${property}: ${style.getPropertyValue(property)}`);
            return { part: `${element.localName}.${element.className}${pseudo}`, values };
          }),
        );
      const before = styles();
      document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
      document.body.append(Object.assign(document.createElement('style'), { textContent: css }));
      const after = styles();
      const changed = before.flatMap(({ part, values }, index) =>
        values.filter((value, at) => value !== after[index]?.values[at]).map((value) => `${part} { ${value} }`),
      );
      return { changed, styled: before.length };
    }, wholeStyles(name));
    expect(styled).toBeGreaterThan(300);
    expect(changed).toEqual([]);
  });
