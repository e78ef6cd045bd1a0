import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { ink } from '#content/schema/fields.server.ts';
import { site } from '#content/site/site.ts';
import { readTokens, type Scheme } from '#scripts/outputs/designTokens.ts';

/** A colour, what it is drawn on, and the least contrast of the two. */
type Pair = readonly [colour: string, background: string, least: number];

// The least contrast that WCAG 2.2 asks for: 7 for text (1.4.6, AAA), 4.5 for faint text (1.4.3,
// AA), 3 for controls and focus rings (1.4.11). A colour is a token, #rrggbb, or a mixture as the
// stylesheets write it.

/** The grounds behind text and controls: their selectors in tokens.css, and background tokens. */
const grounds = [
  { ground: 'the page', selectors: [':root'], backgrounds: ['--paper', '--card'] },
  { ground: 'the dark panel', selectors: [':root', '[data-night]'], backgrounds: ['--night'] },
  { ground: 'the pound tint', selectors: [':root', "[data-ink='pound']"], backgrounds: ['--tint'] },
  { ground: 'the fiver tint', selectors: [':root', "[data-ink='fiver']"], backgrounds: ['--tint'] },
  { ground: 'the tenner tint', selectors: [':root', "[data-ink='tenner']"], backgrounds: ['--tint'] },
  { ground: 'the fifty tint', selectors: [':root', "[data-ink='fifty']"], backgrounds: ['--tint'] },
];

/** Colours that are used on every ground. */
const everywhere: [string, number][] = [
  ['--ink', 7],
  ['--ink-2', 7],
  ['--link', 7],
  ['--link-hover', 7],
  ['--action', 3],
  ['--focus', 3],
  ['--action-hover', 3],
];

/** Pairs with a background of their own, on the page and on the dark panel. */
const onPanelsToo: Pair[] = [
  ['--on-action', '--action', 7],
  ['--on-action', '--action-hover', 7],
  // A pressed filter, the current page, a tooltip.
  ['--paper', '--ink', 7],
];

const onThePage: Pair[] = [
  ['--bad', '--paper', 7],
  ['--bad', '--card', 7],
  ['--bad', '--tint', 7],
  ['--card', '--bad', 7],
  ['--ok', '--card', 7],
  // A field with an error (Field.module.css): its text, its placeholder, its border.
  ['--ink', 'color-mix(in srgb, --bad 6%, --card)', 7],
  ['--ink-2', 'color-mix(in srgb, --bad 6%, --card)', 7],
  ['--bad', 'color-mix(in srgb, --bad 6%, --card)', 3],
  // A switch of the cookie banner that is on.
  ['--teal', '--card', 3],
  // The calendar's days of other months (docs/accessibility.md).
  ['color-mix(in srgb, --ink-2 84%, --paper)', '--paper', 4.5],
  // Text and links of the dark panel, and selected text.
  ['--night-gold', '--night', 7],
  ['#000000', '--thread', 7],
];

/** The colour between two, each as #rrggbb: 0 gives the first, 1 the second. */
function mix(from: string, to: string, amount: number): string {
  const channels = (colour: string) => [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  const target = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + ((target[index] ?? value) - value) * amount));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The #rrggbb value of a token or of a mixture of two. */
function hex(colour: string, tokens: ReadonlyMap<string, string>): string {
  const value = (tokens.get(colour) ?? colour).replace(
    /color-mix\(in srgb, ([^\s()]+) (\d+)%, ([^\s()]+)\)/,
    (_, first: string, percent: string, second: string) =>
      mix(hex(second, tokens), hex(first, tokens), Number(percent) / 100),
  );
  // A mixture of a mixture.
  if (value.startsWith('color-mix') && value !== colour) return hex(value, tokens);
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(value)?.slice(1);
  if (short) return `#${short.map((digit) => digit.repeat(2)).join('')}`;
  if (!/^#[0-9a-f]{6}$/.test(value)) throw new Error(`${colour} is not a colour: ${value}`);
  return value;
}

/** The contrast of two colours: 1 to 21 (WCAG 2.2). */
function contrast(...colours: string[]): number {
  const { Color, getContrast } = Reflect.get(axe.commons, 'color');
  return getContrast(...colours.map((colour) => new Color().parseString(colour)));
}

/** Expects the pair of colours to have its least contrast where these selectors apply. */
function expectContrast(scheme: Scheme, selectors: string[], [colour, background, least]: Pair) {
  const tokens = readTokens(scheme, selectors);
  const [front, back] = [hex(colour, tokens), hex(background, tokens)];
  const pair = `${colour} (${front}) on ${background} (${back})`;
  expect(contrast(front, back), pair).toBeGreaterThanOrEqual(least);
}

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  describe.each(grounds)('on $ground', ({ selectors, backgrounds }) => {
    const pairs = backgrounds.flatMap((background) =>
      everywhere.map(([colour, least]) => [colour, background, least] as const),
    );
    test.each(pairs)('%s on %s has a contrast of %s:1', (...pair) => expectContrast(scheme, selectors, pair));
  });

  test.each(onPanelsToo)('%s on %s has a contrast of %s:1, on the page and on the dark panel', (...pair) => {
    expectContrast(scheme, [':root'], pair);
    expectContrast(scheme, [':root', '[data-night]'], pair);
  });

  test.each(onThePage)('%s on %s has a contrast of %s:1', (...pair) => expectContrast(scheme, [':root'], pair));

  const tags = [...readTokens(scheme, [':root']).keys()].filter((token) => token.startsWith('--cal-'));
  test.each(tags)('--card on %s, a colour of events, has a contrast of 7:1', (tag) => {
    expectContrast(scheme, [':root'], ['--card', tag, 7]);
  });

  test("the browser's theme colour is that of the page", () => {
    expect(site.themeColour[scheme]).toBe(readTokens(scheme, [':root']).get('--paper'));
  });
});

test('each ink has a ground', () => {
  const inks = grounds.flatMap(({ ground }) => / (\w+) tint/.exec(ground)?.[1] ?? []);
  expect(inks).toEqual(ink.options);
});
