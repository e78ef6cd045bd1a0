import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';
import { afterAll, describe, expect, test } from 'vitest';
import { EARLY_PRESSES } from '#components/behaviours/earlyPresses.shared.ts';
import { pageFinisher } from '#scripts/prerender/finishPage.ts';
import { EARLY_SCRIPT, withPolicy } from '#scripts/prerender/policy.ts';
import { temporaryFolder } from '../../../fixtures/files.ts';

const SMALL = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#0d2620" d="M0 0h9&amp;"/><text>50%</text></svg>';
const noise = (words: number) => Array.from({ length: words }, (_, index) => Math.sin(index).toString(36)).join(' ');
const LARGE = `<svg xmlns="http://www.w3.org/2000/svg"><desc>${noise(2000)}</desc></svg>`;

const FILES = {
  'media/small.svg': SMALL,
  'media/large.svg': LARGE,
  'base.css': 'p{margin:0}\n',
  'head.css': '.head{top:0}\n',
  'foot.css': '.foot{top:0}\n',
  'print.css': '@media print{p{color:#000}}\n',
};
const folder = temporaryFolder(FILES, afterAll);
const finish = pageFinisher(folder, folder, '');

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const MARK = '<template data-build-first-view-end=""></template>';
/** A page as Vike and React write it. */
const page = (body: string, stylesheets = ['base', 'foot', 'head']) => {
  const links = stylesheets.map((name) => `<link rel="stylesheet" type="text/css" href="/${name}.css">`);
  return `<!doctype html><head><meta charset="utf-8">${links.join('')}</head><body>${body}</body>`;
};
const finished = async (html: string) => {
  const { html: body, later } = await finish('page.html', html);
  return { html: body.toString(), document: parse(body.toString()), later };
};

describe('the styles of a page', () => {
  test('are inline, each component’s in its place, with what React has hoisted', async () => {
    const hoisted = '<style data-precedence="a" data-href="b">.a{b:c}</style>';
    const { document, html } = await finished(page('<p class="head">x</p><p class="foot">x</p>') + hoisted);
    expect(document.querySelector('style')?.text).toBe('p{margin:0}.foot{top:0}.head{top:0}.a{b:c}');
    expect(html).not.toMatch(/<link/);
  });

  test('follow the last mark, but for those of the first view', async () => {
    const body = `${EARLY_SCRIPT}${MARK}<div class="head"><p>x</p>${MARK}</div><p class="foot">x</p>`;
    const { document, later } = await finished(page(body));
    expect(document.querySelector('style')?.text).toBe('p{margin:0}.head{top:0}');
    expect(later?.css).toBe('.foot{top:0}');
    expect(document.querySelector('.head p + script + link')?.getAttribute('href')).toBe(`/${later?.file}`);
    expect(document.querySelectorAll('script, [rel="expect"]').map(({ tagName }) => tagName)).toEqual([
      'LINK',
      'SCRIPT',
    ]);
    expect(document.querySelectorAll('template')).toEqual([]);
  });

  test('do not delay the first view if they are for paper, or if their component is hidden', async () => {
    const body = `<p class="head" hidden>x</p>${MARK}<p class="foot">x</p>`;
    const { document, later } = await finished(page(body, ['base', 'print', 'foot', 'head']));
    expect(document.querySelector('style')?.text).toBe('p{margin:0}');
    expect(later?.css).toBe('@media print{p{color:#000}}.foot{top:0}.head{top:0}');
  });
});

describe('the drawing of a first view', () => {
  const preload = (src: string) => `<link rel="preload" href="${src}" as="image" fetchPriority="high">`;
  const picture = (src: string) =>
    `${preload(src)}<picture><source data-build-embed="" srcSet="${src}"><img src="${src}" alt="A key"></picture>`;

  test('is part of the page if it is small', async () => {
    const { document } = await finished(page(picture('/media/small.svg')));
    expect(document.querySelector('link')).toBeNull();
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/media/small.svg');
    const [, drawing = ''] =
      document.querySelector('source')?.getAttribute('srcset')?.split('data:image/svg+xml,') ?? [];
    expect(drawing).not.toMatch(/\s/);
    expect(decodeURIComponent(drawing)).toBe(SMALL.replaceAll('"', "'").replace('M0 0h9', 'M0,0h9'));
  });

  test('is fetched ahead if it is large', async () => {
    const { document } = await finished(page(picture('/media/large.svg')));
    expect(document.querySelector('link')?.getAttribute('href')).toBe('/media/large.svg');
    expect(document.querySelector('source')).toBeNull();
  });

  test('stops the build if React preloads it in another form', async () => {
    const changed = picture('/media/small.svg').replace('as="image"', 'as=image');
    await expect(finished(page(changed))).rejects.toThrow('React preloads /media/small.svg in another form');
  });
});

test('a stylesheet that Vike links in another form stops the build', async () => {
  const rendered = page('<link href="/base.css" rel="stylesheet">');
  await expect(finished(rendered)).rejects.toThrow('in another form');
});

/** The policy that a page with this body gets. */
function policyOf(body: string, analyticsSrc = '') {
  const page = `<!doctype html><head><meta charset="utf-8"><style>a{b:c}</style></head><body>${EARLY_SCRIPT}${body}</body>`;
  const html = withPolicy('about-us.html', page, analyticsSrc);
  return /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1];
}

const CAPTCHA = ' https://hcaptcha.com https://*.hcaptcha.com';

test.each([
  [
    'the hashes of its own stylesheet and of its one inline script',
    '<script type="application/ld+json">{"@type":"Organization"}</script>',
    '',
    '',
    '',
  ],
  ['room for a captcha where it shows one', '<form><div data-build-captcha=""></div></form>', '', CAPTCHA, CAPTCHA],
  ['the origin of its analytics script', '', 'https://stats.example/s.js', ' https://stats.example', ''],
])('a page has its policy right after its charset, with %s', (_, body, analyticsSrc, scripts, styles) => {
  const own = `'${hash('a{b:c}')}'`;
  const early = `'${hash(EARLY_PRESSES)}'`;
  expect(policyOf(body, analyticsSrc)).toBe(`script-src 'self' ${early}${scripts}; style-src 'self' ${own}${styles}`);
});

test.each(['<script>go()</script>', '<script type="module">go()</script>'])(
  'a page with %s stops the build',
  (body) => {
    expect(() => policyOf(body)).toThrow('about-us.html: the content security policy refuses the inline script');
  },
);
