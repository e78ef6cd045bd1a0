import { hook } from '#components/dom/hooks.ts';

/**
 * Marks where what a page shows first ends; the last mark of a page counts. The build links the
 * styles of later components there (scripts/prerender/finishPage.ts), and removes the marks.
 */
export const FirstViewEnd = () => <template {...hook('build-first-view-end')} />;
