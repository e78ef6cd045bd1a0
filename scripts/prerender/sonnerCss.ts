import type { Plugin } from 'vite';

const INSERTION = /__insertCSS\("(?:[^"\\]|\\.)*"\);?/;

/**
 * Takes out the stylesheet that sonner writes into the page as it loads: the content security policy forbids it, and
 * Toasts.module.css has what the site uses of it.
 *
 * @throws when sonner no longer inserts it so, which an update may bring
 */
export function leaveOutSonnerCss(): Plugin {
  return {
    name: 'leave-out-sonner-css',
    enforce: 'pre',
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs/ },
      handler(code) {
        if (!INSERTION.test(code))
          this.error('sonner inserts its CSS in another way now: see scripts/prerender/sonnerCss.ts.');
        return { code: code.replace(INSERTION, ''), map: null };
      },
    },
  };
}
