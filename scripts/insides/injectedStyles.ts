import type { Plugin } from 'vite';

const CALENDAR_SHEET = /^var css_248z = ".*";\ninjectStyles\(css_248z\);$/m;

/**
 * The code that packages inject stylesheets with, in the one form that their installed versions have.
 * FullCalendar creates a `<style>` element; EventCalendar.module.css takes its place. Sonner does so as it loads;
 * Toasts.module.css has what the site uses of it. In development a module's name ends with its version, `?v=…`.
 */
const PATCHES: { module: RegExp; cuts: [what: RegExp, by: string][] }[] = [
  { module: /@fullcalendar[\\/](?:daygrid|timegrid)[\\/]internal\.js(?:\?|$)/, cuts: [[CALENDAR_SHEET, '']] },
  {
    module: /@fullcalendar[\\/]core[\\/]internal-common\.js(?:\?|$)/,
    cuts: [
      [CALENDAR_SHEET, ''],
      [/^if \(typeof document !== 'undefined'\) \{\n\s*registerStylesRoot\(document\);\n\}$/m, ''],
      [/^function ensureElHasStyles\(el\) \{$/m, '$&\n    return;'],
    ],
  },
  { module: /[\\/]sonner[\\/]dist[\\/]index\.mjs(?:\?|$)/, cuts: [[/__insertCSS\("(?:[^"\\]|\\.)*"\);?/, '']] },
];

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
