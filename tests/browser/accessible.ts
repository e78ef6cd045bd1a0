import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { z } from 'zod';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules whose result may depend on the colour scheme; all others give the same result in light and dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

type Scope = 'all' | 'colours';

const faultsFound = z.array(z.string());

/** The accessibility faults that axe finds in a page, one line for each rule and element. */
export async function accessibilityFaults(page: Page, scope: Scope = 'all'): Promise<string[]> {
  const faults = await lookOnce(page, scope);
  // A control may have been in transition between the colours of two states; only a fault that remains counts.
  return faults.length > 0 ? lookOnce(page, scope) : faults;
}

async function lookOnce(page: Page, scope: Scope): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions =
    scope === 'all'
      ? // axe leaves this rule off by default, although WCAG 2.2 AA requires it (2.5.8).
        { runOnly: RULES, rules: { 'target-size': { enabled: true } } }
      : { runOnly: { type: 'rule', values: COLOUR_RULES } };
  const found = await page.evaluate(async (options) => {
    // Nobody chose the colours in the middle of a transition: axe checks the page once all transitions have ended.
    const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    // axe would report a target that the sticky header half covers as too small, so the header scrolls with the page here.
    const header = document.querySelector<HTMLElement>('[data-site-header]');
    header?.style.setProperty('position', 'relative');
    // The browser makes everything behind a modal dialog inert; axe would check it all the same.
    const dialog = document.querySelector('dialog:modal');
    const { violations } = await window.axe.run(dialog ?? document, { ...options, resultTypes: ['violations'] });
    header?.style.removeProperty('position');
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  }, options);
  return faultsFound.parse(found);
}

/** The faults in light and dark. Leaves the page in light. */
export async function faultsInBothColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await accessibilityFaults(page, 'colours');
  await page.emulateMedia({ colorScheme: 'light' });
  return [...(await accessibilityFaults(page)), ...dark.map((fault) => `dark: ${fault}`)];
}

/** Fails, and names the rules and elements, if axe finds a fault under WCAG 2.2 AA or its best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
}
