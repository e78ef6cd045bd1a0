import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules whose answer may change with the colours; the others see the same page in light and dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

type Scope = 'all' | 'colours';

/** What axe has against a page, one line for each rule and element. */
export async function accessibilityFaults(page: Page, scope: Scope = 'all'): Promise<string[]> {
  const faults = await lookOnce(page, scope);
  // A control may have been on its way to the colours of its next state; a fault is what stays.
  return faults.length > 0 ? lookOnce(page, scope) : faults;
}

async function lookOnce(page: Page, scope: Scope): Promise<string[]> {
  // Colours on their way from one state to another are nobody's choice: axe looks when they have arrived.
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    // What happens to be scrolled half under the sticky header isn't a small target: the header scrolls with the rest here.
    document.querySelector<HTMLElement>('[data-site-header]')?.style.setProperty('position', 'relative');
  });
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // The browser keeps everybody out of what lies behind a modal dialog; axe would measure it through the dialog.
  if (await page.locator('dialog:modal').count()) axe.include('dialog:modal');
  // Off unless asked for, although WCAG 2.2 AA has it (2.5.8).
  if (scope === 'all') axe.options({ runOnly: RULES, rules: { 'target-size': { enabled: true } } });
  else axe.withRules(COLOUR_RULES);
  const { violations } = await axe.analyze();
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('[data-site-header]')?.style.removeProperty('position'),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** Fails with the rule and the elements where axe finds something that WCAG 2.2 AA or good practice forbids. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
}

/** By how many pixels a page is wider than the window. */
export const sidewaysExcess = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

/** Fails where the page is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await sidewaysExcess(page), 'pixels that stick out').toBe(0);
}

/** Words that are cut off at the edge of a box which can't be scrolled to show them. */
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
          // What nobody is meant to see, slides that wait beside the one in view, and ornaments.
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
