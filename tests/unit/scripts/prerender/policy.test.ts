import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { seal, withIntegrity } from '#scripts/prerender/finishing/policy.ts';
import { REFUSED } from '../../../fixtures/unit/refused.ts';

const SITEKEY = '10000000-ffff-ffff-ffff-000000000001';
const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const page = (body: string, style = 'a{b:c}') =>
  `<!doctype html><head><meta charSet="utf-8"/><title>t</title><style>${style}</style></head><body>${body}</body>`;
const sealedPage = (html: string, analyticsSrc = '') =>
  seal('about-us.html', html, { hcaptchaSitekey: SITEKEY, analyticsSrc });
/** The policy that a page with this body gets. */
const sealed = (body: string, analyticsSrc?: string) =>
  /^<!doctype html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"><title>/.exec(
    sealedPage(page(body), analyticsSrc).html,
  )?.[1];

describe('a page has its policy right after its charset', () => {
  test('with the hash of its own stylesheet, and scripts from the site alone', () => {
    expect(sealed('<p>x</p>')).toBe(`script-src 'self'; style-src 'self' '${hash('a{b:c}')}'`);
    const css = '@media (width<=600px){a>b{c:d}}';
    expect(sealedPage(page('', css)).html).toContain(`style-src 'self' '${hash(css)}'"`);
  });

  const form = `<form data-props="{&quot;sitekey&quot;:&quot;${SITEKEY}&quot;}">`;
  const search = '<div data-behaviour="siteSearch">';
  const captcha = ' https://hcaptcha.com https://*.hcaptcha.com';
  test.each([
    ['with room for a captcha where it shows one', form, '', captcha, captcha],
    ['with leave to run WebAssembly where it has the search', search, '', " 'wasm-unsafe-eval'"],
    ['with the origin of its analytics script', '', 'https://stats.example/s.js', ' https://stats.example'],
  ])('%s', (_, body, analyticsSrc, scripts, styles = '') => {
    expect(sealed(body, analyticsSrc)).toBe(
      `script-src 'self'${scripts}; style-src 'self' '${hash('a{b:c}')}'${styles}`,
    );
  });

  test('with its speculation rules allowed by hash, and its data left alone', () => {
    const rules = '<script type="speculationrules">{"prefetch":[]}</script>';
    const data = '<script type="application/ld+json">{"@type":"Organization"}</script>';
    const { scriptHashes, wasm } = sealedPage(page(rules + data));
    expect({ scriptHashes, wasm }).toEqual({ scriptHashes: [hash('{"prefetch":[]}')], wasm: false });
  });

  test('whatever its text speaks of', () => {
    expect(() => sealed('<p title="javascript: is a scheme">style="x", onclick="y", javascript:</p>')).not.toThrow();
  });
});

test('a page names the hash of each script of the site’s own', () => {
  const files: Record<string, string> = { 'static/app.js': 'go()' };
  const page = '<script src="/static/app.js" async></script><script type="application/ld+json">{}</script>';
  expect(withIntegrity(page, (file) => Buffer.from(files[file] ?? ''))).toBe(
    page.replace(' async>', ` async integrity="${hash('go()')}">`),
  );
});

test.each(REFUSED)('a page with %s stops the build', (body, what) => {
  expect(() => sealed(body)).toThrow(`about-us.html: the content security policy refuses ${what}.`);
});
