import { EARLY_PRESSES } from '#components/behaviours/earlyPresses.shared.ts';
import { attributeOf } from '#components/dom/hooks.ts';
import { written } from '#scripts/internals/react.ts';
import { pagePolicy } from '#scripts/server/headers.ts';

/** The one inline script, as `components/document/Document.tsx` has it. */
export const EARLY_SCRIPT = `<script id="early-presses">${EARLY_PRESSES}</script>`;
const CHARSET = '<meta charset="utf-8">';
const STYLE = /<style>([\s\S]*?)<\/style>/g;
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src="|type="application\/(?:ld\+)?json"))[^>]*>/g;

/**
 * Inserts a page's part of the content security policy after its charset, before everything that it
 * governs. Throws an Error with the page's file where it has another inline script than
 * `EARLY_PRESSES`, or doesn't say its charset.
 */
export function withPolicy(file: string, html: string, analyticsSrc: string): string {
  const [script] = [...html.matchAll(INLINE_SCRIPT)].find(({ index }) => !html.startsWith(EARLY_SCRIPT, index)) ?? [];
  if (script)
    throw new Error(`${file}: the content security policy refuses the inline script ${script}; move it to a file.`);
  if (!html.includes(CHARSET)) throw new Error(`${file} doesn't say its charset.`);
  const styles = [...html.matchAll(STYLE)].map(([, css = '']) => css);
  const policy = pagePolicy(analyticsSrc, styles, html.includes(written(attributeOf('build-captcha'))));
  return html.replace(CHARSET, `${CHARSET}<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}
