import { describe, expect, test } from 'vitest';
import { site } from '#content/site/site.ts';
import { readTokens } from '#scripts/outputs/designTokens.ts';
import {
  contrast,
  everywhere,
  expectContrast,
  grounds,
  onPanelsToo,
  onThePage,
  panel,
  TEXT,
} from '../../fixtures/unit/contrast.ts';

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  describe.each(grounds)('on $ground', ({ selectors, backgrounds }) => {
    const pairs = backgrounds.flatMap((background) =>
      everywhere.map(([colour, least]) => [colour, background, least] as const),
    );
    test.each(pairs)('%s on %s has a contrast of %s:1', (...pair) => expectContrast(scheme, selectors, pair));
  });

  test.each(onPanelsToo)('%s on %s has a contrast of %s:1, on the page and on the dark panel', (...pair) => {
    expectContrast(scheme, [':root'], pair);
    expectContrast(scheme, panel, pair);
  });

  test.each(onThePage)('%s on %s has a contrast of %s:1', (...pair) => expectContrast(scheme, [':root'], pair));

  test("the browser's theme colour is that of the page", () => {
    expect(site.themeColour[scheme]).toBe(readTokens(scheme, [':root']).get('--paper'));
  });
});

test('a pair without enough contrast is reported, and black on white has the highest', () => {
  const faint = () => expectContrast('light', [':root'], ['--thread', '--paper', TEXT]);
  expect(faint).toThrow(/--thread \(#c79532\) on --paper \(#f3f3e6\)/);
  expect(contrast('#000000', '#ffffff')).toBe(21);
});
