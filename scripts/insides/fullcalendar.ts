import type { Patch } from './injectedStyles.ts';

const SHEET = /^var css_248z = ".*";\ninjectStyles\(css_248z\);$/m;

/** FullCalendar creates a `<style>` element and writes its stylesheets into it; EventCalendar.module.css takes their place. */
export const fullCalendar: Patch[] = [
  { module: /@fullcalendar[\\/](?:daygrid|timegrid)[\\/]internal\.js(?:\?|$)/, cuts: [[SHEET, '']] },
  {
    module: /@fullcalendar[\\/]core[\\/]internal-common\.js(?:\?|$)/,
    cuts: [
      [SHEET, ''],
      [/^if \(typeof document !== 'undefined'\) \{\n\s*registerStylesRoot\(document\);\n\}$/m, ''],
      [/^function ensureElHasStyles\(el\) \{$/m, '$&\n    return;'],
    ],
  },
];
