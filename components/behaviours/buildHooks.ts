import { hook } from './hook.ts';

/** Joins components with the build, which finishes pages (scripts/prerender): what it has to know of a page. */
export const buildHooks = {
  /** Where what a page shows first ends; the last of a page counts. */
  firstViewEnd: hook('first-view-end'),
  /** Shows the size of the file at this address. */
  fileSize: hook('file-size'),
  /** A drawing to embed. */
  embed: hook('embed'),
  /** Shows a captcha, of which the security policy has to know. */
  captcha: hook('captcha'),
  /** Runs WebAssembly, of which it has to know too. */
  wasm: hook('wasm'),
};
