import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { EARLY_PRESSES } from '#components/behaviours/earlyPresses.ts';
import { withPolicy } from '#scripts/prerender/policy.ts';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The policy that a page with this body gets. */
function policyOf(body: string, analyticsSrc = '') {
  const early = `<script>${EARLY_PRESSES}</script>`;
  const page = `<!doctype html><head><meta charset="utf-8"><style>a{b:c}</style></head><body>${early}${body}</body>`;
  const html = withPolicy('about-us.html', page, analyticsSrc);
  return /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1];
}

describe('a page has its policy right after its charset', () => {
  const form = '<form><div data-build-captcha=""></div></form>';
  const search = '<div data-build-wasm="">';
  const data = '<script type="application/ld+json">{"@type":"Organization"}</script>';
  const captcha = ' https://hcaptcha.com https://*.hcaptcha.com';
  test.each([
    [
      'with the hashes of its own stylesheet and of its one inline script, and scripts from the site alone',
      data,
      '',
      '',
    ],
    ['with room for a captcha where it shows one', form, '', captcha, captcha],
    ['with leave to run WebAssembly where it has the search', search, '', " 'wasm-unsafe-eval'"],
    ['with the origin of its analytics script', '', 'https://stats.example/s.js', ' https://stats.example'],
  ])('%s', (_, body, analyticsSrc, scripts, styles = '') => {
    const own = `'${hash('a{b:c}')}'`;
    const early = `'${hash(EARLY_PRESSES)}'`;
    expect(policyOf(body, analyticsSrc)).toBe(`script-src 'self' ${early}${scripts}; style-src 'self' ${own}${styles}`);
  });
});

test.each(['<script>go()</script>', '<script type="module">go()</script>'])(
  'a page with %s stops the build',
  (body) => {
    expect(() => policyOf(body)).toThrow('about-us.html: the content security policy refuses the inline script');
  },
);
