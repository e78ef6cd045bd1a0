import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Head } from '#components/document/Head.tsx';

const PUBLIC = { SITE_URL: 'https://www.a.org' };

/** What a build with some settings asks of search engines, and says. */
async function builtWith(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  const { site } = await import('#content/site/site.ts');
  const { HASHED_HEADERS, siteHeaders } = await import('#scripts/server/headers.ts');
  const { pageModel } = await import('#pages/model/pageModel.ts');
  const { launchWarnings } = await import('#scripts/outputs/contentWarnings.ts');
  const isAsked = (headers: [string, string][]) => new Map(headers).get('X-Robots-Tag') === 'noindex';
  const html = renderToStaticMarkup(<Head model={pageModel('/about-us')} site={site} feeds={[]} />);
  return {
    headers: [siteHeaders({ https: true }), HASHED_HEADERS].map(isAsked),
    meta: html.includes('<meta name="robots" content="noindex"/>'),
    canonical: html.includes('rel="canonical"'),
    said: launchWarnings(site),
    transport: new Map(siteHeaders({ https: true })).get('Strict-Transport-Security'),
  };
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('a public address with samples is a rehearsal, which search engines leave out', async () => {
  expect(await builtWith(PUBLIC)).toMatchObject({
    headers: [true, true],
    meta: true,
    canonical: true,
    said: [expect.stringMatching(/^https:\/\/www\.a\.org is a public address; this is a rehearsal/)],
  });
});

test.each<[string, Record<string, string>]>([
  ['a launched site', { ...PUBLIC, LAUNCH: 'on' }],
  ...['http://localhost:4173', 'http://127.0.0.1', 'https://a.example', 'https://b.test', 'http://c.invalid'].map(
    (address): [string, Record<string, string>] => [address, { SITE_URL: address }],
  ),
])('%s is no rehearsal', async (_, settings) => {
  expect(await builtWith(settings)).toMatchObject({ headers: [false, false], meta: false, canonical: true });
});

test('a launched site with hCaptcha’s test key says that it is not ready, and a ready one nothing', async () => {
  const launched = { ...PUBLIC, LAUNCH: 'on' };
  expect((await builtWith(launched)).said).toEqual([expect.stringMatching(/not ready.*VITE_HCAPTCHA_SITEKEY/)]);
  const ready = { ...launched, VITE_HCAPTCHA_SITEKEY: '20000000-ffff-4fff-8fff-000000000002' };
  expect((await builtWith(ready)).said).toEqual([]);
});

test('browsers keep to https for a year, or as HSTS says', async () => {
  expect((await builtWith({})).transport).toBe('max-age=31536000');
  const longer = 'max-age=63072000; includeSubDomains; preload';
  expect((await builtWith({ HSTS: longer })).transport).toBe(longer);
  await expect(builtWith({ HSTS: 'yes' })).rejects.toThrow('HSTS is "yes". Write it as max-age=');
});
