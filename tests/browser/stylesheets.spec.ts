import { join } from 'node:path';
import { z } from 'zod';
import { STYLESHEETS } from '#scripts/internals/vike.ts';
import { expect, test } from '../fixtures/browser/test.ts';
import { builtFile } from '../fixtures/built.ts';
import { read } from '../fixtures/files.ts';

const chunks = z.record(z.string(), z.object({ css: z.array(z.string()).default([]) }));

/** The stylesheets of a page of `pages/`, whole and in the order in which Vite put them. */
function wholeStyles(name: string): string {
  const built = chunks.parse(JSON.parse(builtFile('../assets.json')));
  const sheets = built[`virtual:vike:page-entry:client:/pages/${name}`]?.css ?? [];
  if (!sheets.length) throw new Error(`No stylesheets of /pages/${name} in the client build.`);
  return sheets.map((sheet) => read(join(STYLESHEETS, sheet))).join('');
}

test.use({ bypassCSP: true, javaScriptEnabled: false, reducedMotion: 'reduce' });

/** Pages of which several stylesheets come later, and their names in `pages/`. */
const PAGES = [
  ['/', 'index'],
  ['/compliance-calendar', 'compliance-calendar'],
  ['/how-to-renew-hmrc-mlr', 'guide'],
  ['/kyc-cdd-msbs', 'article'],
  ['/contact-us', 'contact-us'],
];

// A page has its rules in two stylesheets, so that a rule may come after one that it preceded.
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
      return { changed: before.filter((style, index) => style !== after[index]), styled: before.length / names.length };
    }, wholeStyles(name));
    expect(styled).toBeGreaterThan(150);
    expect(changed).toEqual([]);
  });
