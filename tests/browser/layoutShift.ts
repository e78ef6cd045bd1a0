import { z } from 'zod';
import type { Page } from './fixtures.ts';

const schema = z.array(z.object({ value: z.number(), causedByInput: z.boolean(), moved: z.array(z.string()) }));

/** The smallest layout shift that counts; a smaller one rounds to 0.00. */
export const NOTICEABLE_SHIFT = 0.005;

/** How far a page's layout has shifted. */
export type LayoutShift = {
  /** The sum of all shifts: at least the cumulative layout shift that browsers report. */
  sum: number;
  /** The elements that moved, each with the beginning of its text. */
  moved: string[];
};

/** Scrolls a page to its end, screen by screen, so that lazy pictures and islands load. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Chromium without a window now and then draws no frame where nothing changes; then time alone goes on.
    const drawn = () =>
      Promise.race([new Promise(requestAnimationFrame), new Promise((late) => setTimeout(late, 500))]);
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await drawn();
      await drawn();
    }
  });
}

/** Measures the layout shifts of a page since it was opened, without those caused by input (web.dev/articles/cls). */
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
                causedByInput: entry.hadRecentInput,
                moved: entry.sources.map(({ node }: { node: unknown }) => {
                  const element = node instanceof Text ? node.parentElement : node;
                  if (!(element instanceof Element)) return 'something removed';
                  return `${element.localName} "${element.textContent.trim().slice(0, 40)}"`;
                }),
              });
        }).observe({ type: 'layout-shift', buffered: true });
        // The observer receives its buffered entries in a separate task.
        setTimeout(() => resolve(found), 50);
      }),
  );
  const shifts = schema.parse(entries).filter(({ causedByInput }) => !causedByInput);
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: [...new Set(shifts.flatMap(({ moved }) => moved))],
  };
}
