import { hook } from '#components/dom/hooks.ts';

/** Marks where what a page shows first ends (docs/decisions/first-view.md). */
export const FirstViewEnd = () => <template {...hook('build-first-view-end')} />;
