import { describe, expect, test } from 'vitest';
import { shortClassNames } from '#scripts/prerender/classNames.ts';

const HERO = 'components/sections/home/Hero.module.css';

describe('short class names', () => {
  test('are the same for the server and the browser, whichever file comes first', () => {
    const server = shortClassNames('components');
    const browser = shortClassNames('components');
    const first = server('slide', HERO);
    browser('footer', 'components/layout/Footer.module.css');
    expect(browser('slide', HERO)).toBe(first);
  });

  test('differ between classes and between files', () => {
    const name = shortClassNames('components');
    const names = [
      name('slide', HERO),
      name('slides', HERO),
      name('slides', 'components/sections/home/Testimonials.module.css'),
    ];
    expect(new Set(names).size).toBe(3);
  });

  test('are capitals, which no package uses', () => {
    const name = shortClassNames('components');
    expect(name('fill', 'components/islands/HeroControls.module.css')).toMatch(/^[A-Z]{1,3}\d+$/);
  });
});
