import type { Plugin } from 'vite';
import { fullCalendar } from './fullcalendar.ts';
import { sonner } from './sonner.ts';

/** What to cut out of a module, in the form that the installed version has. In development its name ends with `?v=…`. */
export type Patch = { module: RegExp; cuts: [what: RegExp, by: string][] };

const PATCHES = [...fullCalendar, ...sonner];

/**
 * Removes the injection of stylesheets from a package's module; code of other modules stays as it is.
 * @throws Error when the code has another form, after an upgrade
 */
export function withoutInjectedStyles(code: string, id: string): string {
  const cuts = PATCHES.find(({ module }) => module.test(id))?.cuts ?? [];
  return cuts.reduce((result, [what, by]) => {
    if (!what.test(result)) throw new Error(`${id} no longer contains ${what}; see how this version injects styles.`);
    return result.replace(what, by);
  }, code);
}

/**
 * Keeps packages from injecting stylesheets, which the content security policy forbids and no layer could override.
 * They also stay out of Vite's pre-bundle, where no plugin could change them in development.
 */
export function injectedStyles(): Plugin {
  return {
    name: 'site:injected-styles',
    enforce: 'pre',
    config: () => ({
      optimizeDeps: { exclude: ['@fullcalendar/core', '@fullcalendar/daygrid', '@fullcalendar/timegrid', 'sonner'] },
    }),
    transform: {
      filter: { id: PATCHES.map(({ module }) => module) },
      handler: (code, id) => ({ code: withoutInjectedStyles(code, id), map: null }),
    },
  };
}
