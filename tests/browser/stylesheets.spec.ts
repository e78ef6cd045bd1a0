import { expect, test } from '../fixtures/browser/test.ts';
import { wholeStyles } from '../fixtures/browser/wholeStyles.ts';

test.use({ bypassCSP: true, javaScriptEnabled: false, reducedMotion: 'reduce' });

const PAGES = [
  ['/', 'index'],
  ['/about-us', 'about-us'],
  ['/become-a-member', 'become-a-member'],
  ['/contact-us', 'contact-us'],
  ['/compliance-calendar', 'compliance-calendar'],
  ['/eventcalander', 'eventcalander'],
  ['/events', 'events'],
  ['/glossary', 'glossary'],
  ['/kyc-cdd-msbs', 'article'],
  ['/photos2025', 'photos2025'],
];

// A page has its rules in two stylesheets, so that a rule may come after one that it preceded (decision 94).
for (const [path = '', name = ''] of PAGES)
  test(`the parts of ${path} look as the rules say in the order of the components`, async ({ page }) => {
    await page.goto(path);
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
