import { expect, test } from 'vitest';
import { QUOTE_MS, SLIDE_MS } from '#components/islands/carousel/durations.ts';

test('a slide of the hero is shown for ten seconds, and a testimonial for four (specification 9)', () => {
  expect([SLIDE_MS, QUOTE_MS]).toEqual([10_000, 4000]);
});
