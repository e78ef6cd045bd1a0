import { expect, test } from 'vitest';
import { shortClassNames } from '#scripts/prerender/classNames.ts';

const HERO = 'components/sections/home/Hero.module.css';

test('short class names are the same for the server and the browser, whichever file comes first', () => {
  const [server, browser] = [shortClassNames('components'), shortClassNames('components')];
  const first = server('slide', HERO);
  browser('footer', 'components/layout/Footer.module.css');
  expect(browser('slide', HERO)).toBe(first);
});

test('short class names differ between classes and files, in capitals, which no package uses', () => {
  const name = shortClassNames('components');
  const names = [
    name('slide', HERO),
    name('slides', HERO),
    name('slides', 'components/sections/home/Testimonials.module.css'),
  ];
  expect(new Set(names).size).toBe(3);
  for (const short of names) expect(short).toMatch(/^[A-Z]{1,3}\d+$/);
});
