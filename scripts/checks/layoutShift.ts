import type { Page } from 'playwright';
import { z } from 'zod';

const schema = z.array(z.object({ value: z.number(), answersInput: z.boolean(), moved: z.array(z.string()) }));

/** The smallest layout shift that counts: what rounds to 0.01. */
export const NOTICEABLE_SHIFT = 0.005;

/** How far a page's layout has shifted. */
export type LayoutShift = {
  /** All shifts together, which is never less than the cumulative layout shift that browsers report. */
  sum: number;
  /** What moved: elements with the beginning of their text. */
  moved: string[];
};

/** Scrolls a page to its end, a screen at a time, so that lazy content loads; returns when the network is quiet. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
  });
  await page.waitForLoadState('networkidle');
}

/** The layout shifts of a page since it was opened, but for those that answer a press or a key (web.dev/articles/cls). */
export async function layoutShift(page: Page): Promise<LayoutShift> {
  const entries = await page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        const found: object[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry && 'hadRecentInput' in entry && 'sources' in entry && Array.isArray(entry.sources))
              found.push({
                value: entry.value,
                answersInput: entry.hadRecentInput,
                moved: entry.sources.map(({ node }: { node: unknown }) => {
                  const element = node instanceof Text ? node.parentElement : node;
                  if (!(element instanceof Element)) return 'something removed';
                  return `${element.localName} "${element.textContent.trim().slice(0, 40)}"`;
                }),
              });
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are reported in a task of their own, before the frame after the next.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(found))));
      }),
  );
  const shifts = schema.parse(entries).filter(({ answersInput }) => !answersInput);
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: [...new Set(shifts.flatMap(({ moved }) => moved))],
  };
}
