import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';
import { pagePolicy } from '#scripts/server/headers.ts';

const CHARSET = /<meta charset="utf-8"\s*\/?>/i;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style/gi;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script/gi;
const TYPE = /\btype="([^"]*)"/i;
/** Types of scripts that a browser doesn't run. */
const DATA = ['application/json', 'application/ld+json'];

/** The search's engine is WebAssembly (components/sections/site-search). */
const SITE_SEARCH = /<[a-z]+ [^>]*\bdata-behaviour="siteSearch"/;

const REFUSED_ATTRIBUTE = /^(on.*|style|srcdoc)$/i;
const ADDRESS = /^(href|src|action|formaction)$/i;
/** A page without any of these holds nothing refused, and needn't be parsed. */
const SUSPICION = /[\s"'/](?:on[a-z]+|style|srcdoc)\s*=|javascript:/i;

/** A hash as a policy and the attribute `integrity` write it, without quotes. */
const policyHash = (text: string | Buffer) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Markup of a page that browsers would ignore under the policy. */
function refusedMarkup(html: string): string | undefined {
  if (!SUSPICION.test(html)) return undefined;
  for (const element of parse(html, { blockTextElements: { script: true, style: true } }).querySelectorAll('*'))
    for (const [name, value] of Object.entries(element.attributes))
      if (REFUSED_ATTRIBUTE.test(name) || (ADDRESS.test(name) && /^\s*javascript:/i.test(value)))
        return `${name}="${value.slice(0, 60)}" of <${element.tagName.toLowerCase()}>`;
  return undefined;
}

const OWN_SCRIPT = /<script (src="\/([^"]+)"[^>]*)>/g;

/**
 * Adds to each script of the site's own that a page names the hash of its file, so that a browser runs nothing else in its
 * place. Files that the script imports have no hash: an import map with theirs would cost every page some 50 bytes a file.
 *
 * @param read gives a file by its name below the web root
 */
export const withIntegrity = (html: string, read: (file: string) => Buffer): string =>
  html.replace(OWN_SCRIPT, (_, tag, file) => `<script ${tag} integrity="${policyHash(read(file))}">`);

type Settings = { hcaptchaSitekey: string; analyticsSrc: string };

/**
 * Inserts a page's part of the content security policy after its charset, before everything that the policy governs.
 *
 * @param file for messages
 * @returns the page, and what the header's part of the policy must allow for it
 * @throws Error where the page holds what the policy would refuse: an inline script other than speculation rules, an
 * inline handler, a `style` attribute, a `javascript:` address
 */
export function seal(file: string, html: string, { hcaptchaSitekey, analyticsSrc }: Settings) {
  const refuse = (what: string) => new Error(`${file}: the content security policy refuses ${what}.`);
  const scriptHashes: string[] = [];
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    const type = TYPE.exec(attributes)?.[1] ?? '';
    if (/\ssrc=/i.test(attributes) || DATA.includes(type)) continue;
    if (type !== 'speculationrules') throw refuse(`the inline script "${text.slice(0, 60)}"; move it to a file`);
    scriptHashes.push(policyHash(text));
  }
  const refused = refusedMarkup(html);
  if (refused) throw refuse(refused);
  if (!CHARSET.test(html)) throw new Error(`${file} doesn't say its charset first.`);

  const wasm = SITE_SEARCH.test(html);
  const styleHashes = [...html.matchAll(STYLE)].map(([, css = '']) => policyHash(css));
  const captcha = html.includes(hcaptchaSitekey);
  const policy = pagePolicy({ analyticsSrc, scriptHashes, styleHashes, captcha, wasm });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return { html: html.replace(CHARSET, `$&${meta}`), scriptHashes, wasm };
}
