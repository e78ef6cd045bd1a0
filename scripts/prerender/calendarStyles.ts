import type { Plugin } from 'vite';

/** The modules of FullCalendar 6 that bring a stylesheet, each in the one form that its builds have. */
const MODULE = /@fullcalendar[\\/](core[\\/]internal-common|daygrid[\\/]internal|timegrid[\\/]internal)\.js$/;
const STYLESHEET = /^var css_248z = ".*";\ninjectStyles\(css_248z\);$/m;
const ELEMENT = /^if \(typeof document !== 'undefined'\) \{\n\s*registerStylesRoot\(document\);\n\}$/m;
const EACH_RENDER = /^function ensureElHasStyles\(el\) \{$/m;

/**
 * Takes FullCalendar's stylesheets out of its code. It would put them into a `<style>` element of its own, which the
 * content security policy forbids and no layer of ours could answer; EventCalendar.module.css takes their place.
 * @throws Error when the code has another form than that of version 6, after an upgrade
 */
export function withoutCalendarStyles(code: string, id: string): string {
  const cut = (from: string, what: RegExp, by: string) => {
    if (!what.test(from))
      throw new Error(`${id}: ${what} isn't there; see how this version of FullCalendar adds styles.`);
    return from.replace(what, by);
  };
  const bare = cut(code, STYLESHEET, '');
  if (!id.includes('core')) return bare;
  return cut(cut(bare, ELEMENT, ''), EACH_RENDER, '$&\n    return;');
}

/** Applies `withoutCalendarStyles` in the build and, by keeping the packages out of Vite's pre-bundle, in development. */
export function calendarStyles(): Plugin {
  return {
    name: 'site:calendar-styles',
    enforce: 'pre',
    config: () => ({
      optimizeDeps: { exclude: ['@fullcalendar/core', '@fullcalendar/daygrid', '@fullcalendar/timegrid'] },
    }),
    transform: {
      filter: { id: MODULE },
      handler: (code, id) => ({ code: withoutCalendarStyles(code, id), map: null }),
    },
  };
}
