import type { Plugin } from 'vite';

/**
 * What to cut out of a module, in the form that the installed version has. In development its name
 * ends with `?v=…`.
 */
type Patch = { module: RegExp; cuts: [what: RegExp, by: string][] };

/**
 * FullCalendar creates a `<style>` element and writes its stylesheets into it;
 * EventCalendar.module.css takes their place.
 */
const SHEET = /^var css_248z = ".*";\ninjectStyles\(css_248z\);$/m;

const PATCHES: Patch[] = [
  { module: /@fullcalendar[\\/](?:daygrid|timegrid)[\\/]internal\.js(?:\?|$)/, cuts: [[SHEET, '']] },
  {
    module: /@fullcalendar[\\/]core[\\/]internal-common\.js(?:\?|$)/,
    cuts: [
      [SHEET, ''],
      [/^if \(typeof document !== 'undefined'\) \{\n\s*registerStylesRoot\(document\);\n\}$/m, ''],
      [/^function ensureElHasStyles\(el\) \{$/m, '$&\n    return;'],
    ],
  },
  // Sonner injects its stylesheet as it loads; Toasts.module.css has what the site uses of it.
  { module: /[\\/]sonner[\\/]dist[\\/]index\.mjs(?:\?|$)/, cuts: [[/__insertCSS\("(?:[^"\\]|\\.)*"\);?/, '']] },
];

/**
 * Makes the cuts in a package's module; throws an Error when the code has another form, after an
 * upgrade.
 */
export function withCuts(code: string, id: string): string {
  return (PATCHES.find(({ module }) => module.test(id))?.cuts ?? []).reduce((result, [what, by]) => {
    if (!what.test(result)) throw new Error(`${id} no longer contains ${what}; see what this version has instead.`);
    return result.replace(what, by);
  }, code);
}

/**
 * Keeps packages from injecting stylesheets, which the policy forbids, and out of Vite's
 * pre-bundle, where no plugin reaches them.
 */
export function packageCuts(): Plugin {
  return {
    name: 'site:package-cuts',
    enforce: 'pre',
    config: () => ({
      optimizeDeps: { exclude: ['@fullcalendar/core', '@fullcalendar/daygrid', '@fullcalendar/timegrid', 'sonner'] },
    }),
    transform: {
      filter: { id: PATCHES.map(({ module }) => module) },
      handler: (code, id) => ({ code: withCuts(code, id), map: null }),
    },
  };
}
