import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules whose result may depend on the colour scheme; all others give the same result in light and dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

type Scope = 'all' | 'colours';

/** The accessibility faults that axe finds in a page, one line for each rule and element. */
export async function accessibilityFaults(page: Page, scope: Scope = 'all'): Promise<string[]> {
  const faults = await lookOnce(page, scope);
  // A control may have been in transition between the colours of two states; only a fault that remains counts.
  return faults.length > 0 ? lookOnce(page, scope) : faults;
}

async function lookOnce(page: Page, scope: Scope): Promise<string[]> {
  // Nobody chose the colours in the middle of a transition: axe checks the page once all transitions have ended.
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    // axe would report a target that the sticky header half covers as too small, so the header scrolls with the page here.
    document.querySelector<HTMLElement>('[data-site-header]')?.style.setProperty('position', 'relative');
  });
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // The browser makes everything behind a modal dialog inert; axe would check it all the same.
  if (await page.locator('dialog:modal').count()) axe.include('dialog:modal');
  // axe leaves this rule off by default, although WCAG 2.2 AA requires it (2.5.8).
  if (scope === 'all') axe.options({ runOnly: RULES, rules: { 'target-size': { enabled: true } } });
  else axe.withRules(COLOUR_RULES);
  const { violations } = await axe.analyze();
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('[data-site-header]')?.style.removeProperty('position'),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** Fails, and names the rules and elements, if axe finds a fault under WCAG 2.2 AA or its best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
}

/** By how many pixels a page is wider than the window. */
export const sidewaysExcess = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

/** Fails where the page is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await sidewaysExcess(page), 'pixels wider than the window').toBe(0);
}

/** Texts that are cut off at the edge of a box that can't be scrolled. */
export const clippedText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const clips = (style: CSSStyleDeclaration) => /^(hidden|clip)$/.test(style.overflowX);
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((box) => clips(getComputedStyle(box)) && box.scrollWidth > box.clientWidth + 1 && box.checkVisibility())
      .flatMap((box) => {
        const { right } = box.getBoundingClientRect();
        const words = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
        const cut: string[] = [];
        const range = document.createRange();
        while (words.nextNode()) {
          const { currentNode } = words;
          const { parentElement } = currentNode;
          // Hidden text, the slides that aren't in view, and ornaments don't count.
          if (!parentElement?.checkVisibility({ visibilityProperty: true })) continue;
          if (parentElement.closest('[aria-hidden=true], [inert], [aria-roledescription=slide], .visually-hidden'))
            continue;
          range.selectNodeContents(currentNode);
          const shown = range.getBoundingClientRect();
          if (shown.width > 1 && box.clientWidth > 1 && shown.right > right + 1)
            cut.push(currentNode.textContent?.trim() ?? '');
        }
        return cut.filter(Boolean);
      });
  });
