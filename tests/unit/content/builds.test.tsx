import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Head } from '#components/document/Head.tsx';

/** Has all modules that are imported from now on built with some settings. */
function set(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
}

/**
 * What the site says of fees when it is built on a day. The corpus has another fee for MSB members
 * from 1 April 2027.
 */
async function saidOn(day: string) {
  set({ BUILD_DATE: day });
  const { home } = await import('#content/pages/home.ts');
  const { joining } = await import('#content/pages/joining.ts');
  const { membership } = await import('#content/pages/become-a-member.ts');
  const { termsAndConditions } = await import('#content/pages/terms-and-conditions.ts');
  const { welcomeMeet } = await import('#content/pages/welcome-msb-meet-up-19th-june-2025.ts');
  const { doINeedToRegister } = await import('#content/pages/do-i-need-to-register.ts');
  const { membershipForm } = await import('#content/forms/forms.ts');
  const { head } = await import('#content/site/head.ts');
  const { fillPlaceholders } = await import('#content/schema/placeholders.server.ts');
  const { pageModel } = await import('#pages/model/pageModel.ts');
  const { structuredDataFor } = await import('#pages/model/structuredData/index.ts');
  const [note] = home.fees.notes;
  return {
    slide: home.hero.slides.find(({ title }) => title.includes('£'))?.title,
    note: `${note?.figure} ${note?.per}, ${note?.serial}`,
    aDay: /£\d+ a day/.exec(note?.audience ?? '')?.[0],
    strip: home.fee.label.replaceAll('\u00a0', ' '),
    description: /£\d+ a year/.exec(head['/become-a-member']?.description ?? '')?.[0],
    opening: /^£\d+ a year/.exec(membership.fees)?.[0],
    table: joining.rows[0]?.cells[0],
    choices: membershipForm.categories.map(({ value, label, figure }) => `${value}: ${label} ${figure}`),
    offers: JSON.stringify(structuredDataFor(pageModel('/become-a-member'))).match(/"price":\d+/g),
    slip: /£\d+ a year/.exec(JSON.stringify(doINeedToRegister))?.[0],
    prose: fillPlaceholders('{fee-msb}', () => undefined),
    fact: termsAndConditions.facts[0]?.figure,
    terms: termsAndConditions.body.match(/GBP \d+ annually, paid upfront/g),
    // Those of a day that the text names itself.
    example: /£\d+ ÷.*/.exec(termsAndConditions.body)?.[0],
    invitation: /£\d+ for MSB/.exec(welcomeMeet.invitation.request.body)?.[0],
    dated: fillPlaceholders('{fee-msb 2027-01-01}, {fee-msb.number 2027-04-01}', () => undefined),
  };
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const pricesOf = (...prices: number[]) => prices.flatMap((price) => [`"price":${price}`, `"price":${price}`]);
const OF_THEIR_DAY = { example: '£365 ÷ 365 × 292 = £292.', invitation: '£365 for MSB', dated: '£365, 380' };
const BEFORE = {
  slide: '£1 per day',
  note: '£365 a year, MB 000 365',
  aDay: '£1 a day',
  strip: 'Membership: £365 a year',
  description: '£365 a year',
  opening: '£365 a year',
  table: '£365 a year',
  choices: ['0: MSB Member £365 a year', '1: Affiliate Member £799 a year'],
  offers: pricesOf(365, 799),
  slip: '£365 a year',
  prose: '£365',
  fact: '£365',
  terms: ['GBP 365 annually, paid upfront', 'GBP 799 annually, paid upfront'],
  ...OF_THEIR_DAY,
};
const AFTER = {
  slide: '£380 a year',
  note: '£380 a year, MB 000 380',
  aDay: undefined,
  strip: 'Membership: £380 a year',
  description: '£380 a year',
  opening: '£380 a year',
  table: '£380 a year',
  choices: ['0: MSB Member £380 a year', '1: Affiliate Member £799 a year'],
  offers: pricesOf(380, 799),
  slip: '£380 a year',
  prose: '£380',
  fact: '£380',
  terms: ['GBP 380 annually, paid upfront', 'GBP 799 annually, paid upfront'],
  ...OF_THEIR_DAY,
};

test.each([
  ['the day before', '2027-03-31', BEFORE],
  ['its first day', '2027-04-01', AFTER],
])('a new fee, on %s, is in all that is said of today, and not in what names a day', async (_, day, said) => {
  expect(await saidOn(day)).toEqual(said);
});

const RULE = 'Sample rule that has begun';
const RETURN = 'Sample return each half-year';
const MONTHLY = 'Sample return for the month before';
const ABROAD = 'Sample limit abroad';
const VISIT = 'Sample visit';
const OPEN = 'Sample rule without a day';

test.each([
  ['2026-11-20', [], ['Sample report that was due', RULE, MONTHLY, RETURN, ABROAD, VISIT, OPEN]],
  ['2027-01-01', [RULE], [RETURN, MONTHLY, ABROAD, VISIT, OPEN]],
  ['2027-07-11', [RULE, RETURN, ABROAD], [VISIT, OPEN]],
  ['2027-09-01', [RULE, RETURN, ABROAD], [OPEN]],
])('on %s what has begun is in force, and what was due is gone', async (day, inForce, coming) => {
  set({ BUILD_DATE: day });
  const { changes } = await import('#content/collections/changes/index.ts');
  const titlesOf = (past: boolean) => changes.filter(({ isPast }) => isPast === past).map(({ title }) => title);
  expect({ inForce: titlesOf(true), coming: titlesOf(false) }).toEqual({ inForce, coming });
});

/** The site's analytics, when it is built with a value for one of their settings. */
async function analyticsWith(setting: string, value: string) {
  set({ [`VITE_ANALYTICS_${setting}`]: value });
  const { analyticsAttributes, analyticsOrigins } = (await import('#content/site/site.ts')).site;
  return setting === 'ORIGINS' ? analyticsOrigins : analyticsAttributes;
}

test.each([
  ['ATTRIBUTES', 'data-website-id="94db1cb1" data-tag=a', { 'data-website-id': '94db1cb1', 'data-tag': 'a' }],
  ['ATTRIBUTES', `data-cf-beacon='{"token": "1a2b"}'`, { 'data-cf-beacon': '{"token": "1a2b"}' }],
  ['ORIGINS', 'https://queue.example https://*.stats.example', ['https://queue.example', 'https://*.stats.example']],
])('VITE_ANALYTICS_%s may be %s', async (setting, value, read) => {
  expect(await analyticsWith(setting, value)).toEqual(read);
});

test.each([
  ['ATTRIBUTES', 'data-website-id="1" onload="alert(1)"', 'Write the data- attributes'],
  ['ORIGINS', 'https://queue.example/count', 'Write origins'],
  ['ORIGINS', "https://queue.example; script-src 'unsafe-inline'", 'Write origins'],
])('VITE_ANALYTICS_%s may not be %s', async (setting, value, said) => {
  await expect(analyticsWith(setting, value)).rejects.toThrow(said);
});

const PUBLIC = { SITE_URL: 'https://www.a.org' };

/** What a build with some settings asks of search engines, and says. */
async function builtWith(settings: Record<string, string>) {
  set(settings);
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
    saidWithoutSamples: launchWarnings(site, []),
    transport: new Map(siteHeaders({ https: true })).get('Strict-Transport-Security'),
  };
}

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

test('a launched site warns only while it is not ready', async () => {
  const launched = { ...PUBLIC, LAUNCH: 'on' };
  expect((await builtWith(launched)).said).toEqual([
    expect.stringMatching(/not ready.*VITE_HCAPTCHA_SITEKEY.*association\.yaml: still a sample/),
  ]);
  const ready = { ...launched, VITE_HCAPTCHA_SITEKEY: '20000000-ffff-4fff-8fff-000000000002' };
  expect((await builtWith(ready)).saidWithoutSamples).toEqual([]);
});

test('browsers keep to https for a year, or as HSTS says', async () => {
  expect((await builtWith({})).transport).toBe('max-age=31536000');
  const longer = 'max-age=63072000; includeSubDomains; preload';
  expect((await builtWith({ HSTS: longer })).transport).toBe(longer);
  await expect(builtWith({ HSTS: 'yes' })).rejects.toThrow('HSTS is "yes". Write it as max-age=');
});
