import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { vikeAdapter } from './vike.ts';

const RENDER_PAGES = resolve(import.meta.dirname, 'renderPages.ts');

/** Has Vike's server build contain what renders pages, so that it loads the content as a live server would. */
export const prerender = (): Plugin[] => [
  ...vikeAdapter(),
  {
    name: 'site:prerender',
    apply: 'build',
    sharedDuringBuild: true,
    config: () => ({ environments: { ssr: { build: { rolldownOptions: { input: { renderPages: RENDER_PAGES } } } } } }),
  },
];
