import { expect, test } from 'vitest';
import { builtPages } from './built.ts';

/** Milliseconds of one beat of AnimatedHeading.module.css. */
const BEAT_MS = 400;

test('every animated heading takes its ink at 0.05 to 0.1 seconds a letter (specification 9)', () => {
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
