import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtPages } from './built.ts';

const css = readFileSync('components/ui/AnimatedHeading.module.css', 'utf8');
const [, seconds] = /var\(--beats\) \* ([\d.]+)s/.exec(css) ?? [];
const BEAT_MS = Number(seconds) * 1000;

test('every animated heading is revealed at 0.05 to 0.1 seconds a letter (specification 9)', () => {
  const headings = builtPages().flatMap(({ path, document }) =>
    document.querySelectorAll('h1 [data-beats]').map((heading) => ({ path, heading })),
  );
  expect(headings.length).toBeGreaterThan(20);
  for (const { path, heading } of headings) {
    const pace = (Number(heading.getAttribute('data-beats')) * BEAT_MS) / heading.text.length;
    expect(pace, path).toBeGreaterThanOrEqual(50);
    expect(pace, path).toBeLessThanOrEqual(100);
  }
});

test('the first heading of every page is its h1', () => {
  for (const { path, document } of builtPages())
    expect(document.querySelector('h1, h2, h3, h4, h5, h6')?.tagName, path).toBe('H1');
});
