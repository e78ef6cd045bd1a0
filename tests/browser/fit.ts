import { expect, type Page } from '@playwright/test';

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

/**
 * The visible boxes that extend beyond the left or right edge of the window, as tag, class and edges. Ornaments don't
 * count, and neither do boxes within a box that scrolls or clips (clippedText finds the text that is cut off there).
 */
export const boxesOutside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isCut = (element: Element): boolean => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        const { left, right } = box.getBoundingClientRect();
        if (getComputedStyle(box).overflowX !== 'visible' && left >= -1 && right <= width + 1) return true;
      }
      return false;
    };
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const { left, right, width: own, height, bottom } = element.getBoundingClientRect();
      if (own <= 1 || height <= 1 || bottom <= 0 || (left >= -1 && right <= width + 1)) return [];
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      if (element.closest('[aria-hidden=true], [inert]') || isCut(element)) return [];
      return [`${element.tagName.toLowerCase()}.${element.className} ${Math.round(left)}–${Math.round(right)}`];
    });
  });

/** A line for everything that doesn't fit the window as it is: a page too wide, text cut off, a box beyond the edge. */
async function misfits(page: Page): Promise<string[]> {
  const excess = await sidewaysExcess(page);
  const [cut, outside] = [await clippedText(page), await boxesOutside(page)];
  return [
    ...(excess ? [`${excess} px too wide`] : []),
    ...cut.map((text) => `cut off: ${text}`),
    ...outside.map((box) => `outside: ${box}`),
  ];
}

/** Sets the size of the window, and gives what doesn't fit it, each line with the size. */
export async function misfitsAt(page: Page, width: number, height: number): Promise<string[]> {
  await page.setViewportSize({ width, height });
  // A script may need a moment to adapt to the new width; what still doesn't fit then is reported.
  await page
    .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, undefined, { timeout: 2000 })
    .catch(() => {});
  return (await misfits(page)).map((misfit) => `${width} × ${height}: ${misfit}`);
}
