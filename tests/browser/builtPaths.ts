import { readdirSync } from 'node:fs';
import { WEB_ROOT } from '#scripts/prerender/vike.ts';

/** The path of every built page. */
export const BUILT_PATHS = readdirSync(WEB_ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`)
  .sort();

/** The server shows /404 for an unknown address only. */
export const addressOf = (path: string) => (path === '/404' ? '/nowhere' : path);
