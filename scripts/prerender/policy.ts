import { EARLY_PRESSES } from '#components/behaviours/earlyPresses.ts';
import { attributeOf } from '#components/dom/hooks.ts';
import { written } from '#scripts/insides/react.ts';
import { pagePolicy, policyHash } from '#scripts/server/headers.ts';

const CHARSET = '<meta charset="utf-8">';
const STYLE = /<style>([\s\S]*?)<\/style>/g;
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src="|type="application\/(?:ld\+)?json"))[^>]*>/;
const OWN_SCRIPT = /<script (src="\/([^"]+)"[^>]*)>/g;

/**
 * Adds to each script of the site's own that a page names the hash of its file, so that a browser runs nothing else in its
 * place. Files that the script imports have no hash: an import map with theirs would cost every page some 50 bytes a file.
 */
export const withIntegrity = (html: string, hashOf: (file: string) => string): string =>
  html.replace(OWN_SCRIPT, (_, tag, file) => `<script ${tag} integrity="${hashOf(file)}">`);

/**
 * Inserts a page's part of the content security policy after its charset, before everything that the policy governs.
 * @throws Error with the page's file where it has another inline script than `EARLY_PRESSES`, or doesn't say its charset
 */
export function withPolicy(file: string, html: string, analyticsSrc: string): string {
  const [script] = INLINE_SCRIPT.exec(html.replace(`<script>${EARLY_PRESSES}</script>`, '')) ?? [];
  if (script)
    throw new Error(`${file}: the content security policy refuses the inline script ${script}; move it to a file.`);
  if (!html.includes(CHARSET)) throw new Error(`${file} doesn't say its charset.`);
  const policy = pagePolicy({
    analyticsSrc,
    styleHashes: [...html.matchAll(STYLE)].map(([, css = '']) => policyHash(css)),
    captcha: html.includes(written(attributeOf('build-captcha'))),
    wasm: html.includes(written(attributeOf('build-wasm'))),
  });
  return html.replace(CHARSET, `${CHARSET}<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}
