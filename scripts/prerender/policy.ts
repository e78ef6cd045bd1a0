import { EARLY_PRESSES } from '#components/behaviours/earlyPresses.ts';
import { attributeOf } from '#components/dom/hooks.ts';
import { written } from '#scripts/internals/react.ts';
import { scriptsOf } from '#scripts/internals/vike.ts';
import { pagePolicy, policyHash } from '#scripts/server/headers.ts';
import { listFiles } from '#scripts/shared/files.ts';

/** The one inline script, as `components/document/Document.tsx` has it. */
export const EARLY_SCRIPT = `<script id="early-presses">${EARLY_PRESSES}</script>`;
const CHARSET = '<meta charset="utf-8">';
const STYLE = /<style>([\s\S]*?)<\/style>/g;
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src="|type="(?:importmap|application\/(?:ld\+)?json)"))[^>]*>/g;
const OWN_SCRIPT = /<(?:script src|link rel="modulepreload" href)="\/([^"]+)"/g;

/** The chunk that each page has a tag for. */
const ENTRY = 'pages_client';
/**
 * The chunks that import others dynamically when a page loads; all others do so only after a click
 * or a touch.
 */
const IMPORTING = [ENTRY, 'behaviours', 'eventDetails.behaviour', 'EventCalendar.island', 'MembershipForm.island'];

/**
 * The islands and behaviours of the application and of tools, which few pages have, and the chunk
 * of one.
 */
const TOOLS = 'MembershipForm|EventCalendar|eventDetails|planner|search|sentCopy|tillSlip|webinarRegistration';
const TOOL = new RegExp(` (?:${attributeOf('island')}|${attributeOf('behaviour')})="[^"]*\\b(?:${TOOLS})\\b`);
const TOOL_CHUNK = new RegExp(`^(?:${TOOLS})\\.`);

/**
 * Gives the files of the scripts that a page, by its HTML, fetches at load without naming them in a
 * tag: chunks, and the eight site scripts. There are two lists, since the header of the security
 * policy has the hash of each import map.
 */
export function fetchedAtLoad(root: string): (html: string) => string[] {
  const siteScripts = listFiles(root).filter((file) => file.startsWith('assets/js/') && file.endsWith('.js'));
  const filesOf = (withTools: boolean) => {
    const isFetched = (importing: string, imported: string) =>
      IMPORTING.includes(importing) && (withTools || !TOOL_CHUNK.test(imported));
    return [...scriptsOf([ENTRY], isFetched)].slice(1).concat(siteScripts);
  };
  const lists = { all: filesOf(true), usual: filesOf(false) };
  return (html) => (TOOL.test(html) ? lists.all : lists.usual);
}

/**
 * Names the hash of each of the site's own scripts, and in an import map before the first those of
 * what these fetch.
 */
export function withIntegrity(html: string, hashOf: (file: string) => string, fetched: string[]): string {
  const integrity = Object.fromEntries(fetched.map((file) => [`/${file}`, hashOf(file)]));
  return html
    .replace(
      /<script src="\//,
      (script) => `<script type="importmap">${JSON.stringify({ integrity })}</script>${script}`,
    )
    .replace(OWN_SCRIPT, (start, file) => `${start} integrity="${hashOf(file)}"`);
}

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
  const policy = pagePolicy({
    analyticsSrc,
    page: html,
    styleHashes: [...html.matchAll(STYLE)].map(([, css = '']) => policyHash(css)),
    captcha: html.includes(written(attributeOf('build-captcha'))),
  });
  return html.replace(CHARSET, `${CHARSET}<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}
