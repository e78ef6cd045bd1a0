import { describe, expect, test } from 'vitest';
import { judgeCertificate } from '#scripts/checks/probe/certificate.ts';
import { crossOriginFaults } from '#scripts/checks/probe/forms.ts';
import { probe } from '#scripts/checks/probe/probe.ts';
import { readBuiltHeaders } from '#scripts/server/headers.ts';
import { WEB_ROOT } from '../fixtures/built.ts';
import { type Answer, startBroken } from '../fixtures/server/brokenSite.ts';
import { serve } from '../fixtures/server/serveOnce.ts';

const headers = readBuiltHeaders(WEB_ROOT, { https: false });
const CONTACT = '/prod/api/msb/savecontactdetails';

type Change = (answer: Answer) => void;
/** A fault in the answers to one path: another status, another header or none, another text. */
const at = (path: string, change: Change) => (answer: Answer) => {
  if (answer.path === path) change(answer);
};
const status = (path: string, code: number) => at(path, (answer) => Object.assign(answer, { status: code }));
const header = (path: string, name: string, value?: string) =>
  at(path, ({ headers }) => Object.assign(headers, { [name]: value }));
const say = (answer: Answer, text: string) => {
  answer.body = Buffer.from(text);
  answer.headers['content-encoding'] = undefined;
};
const body = (path: string, text: string) => at(path, (answer) => say(answer, text));
/** Another text where the page is sent compressed, or where it is not. */
const copy = (compressed: boolean) =>
  at('/', (answer) => Boolean(answer.headers['content-encoding']) === compressed && say(answer, 'other'));

type Fault = [fault: string, change: Change, line: string];

const FAULTS: Fault[] = [
  ['a page is missing', status('/about-us', 404), '/about-us: status is 404, expected 200'],
  ['an unknown address gets a page', status('/nowhere', 200), '/nowhere: status is 200, expected 404'],
  ['a trailing slash stays', header('/about-us/', 'location'), '/about-us/: Location is missing, expected /about-us'],
  ['a redirect is temporary', status('/about-us.html', 302), '/about-us.html: status is 302, expected 301'],
  [
    'a type is wrong',
    header('/feed.xml', 'content-type', 'text/xml'),
    '/feed.xml: Content-Type is text/xml, expected application/rss+xml; charset=utf-8',
  ],
  [
    'pages are cached for a day',
    header('/', 'cache-control', 'max-age=86400'),
    '/: Cache-Control is max-age=86400, expected public, max-age=0, must-revalidate',
  ],
  [
    'HSTS is missing',
    header('/', 'strict-transport-security'),
    '/: Strict-Transport-Security is missing, expected max-age=31536000; includeSubDomains',
  ],
  [
    'the policy is weaker',
    header('/nowhere', 'content-security-policy', 'default-src *'),
    '/nowhere: Content-Security-Policy is default-src *, expected ',
  ],
  [
    'the resource policy is missing',
    header('/', 'cross-origin-resource-policy'),
    '/: Cross-Origin-Resource-Policy is missing, expected same-origin',
  ],
  ['the software is named', header('/', 'server', 'nginx/1.22'), '/: Server is nginx/1.22, expected no version'],
  ['nothing is compressed', copy(true), '/: Content-Encoding for br is missing, expected br'],
  ['pages have no version', header('/', 'etag'), '/: ETag is missing, expected one'],
  [
    'robots.txt names no sitemap',
    body('/robots.txt', 'User-agent: *'),
    '/robots.txt: Sitemap is missing, expected one',
  ],
  [
    'a feed is cut short',
    body('/news/feed.xml', '<rss><channel>'),
    '/news/feed.xml: is not readable, expected application/rss+xml',
  ],
  [
    'the calendar is empty',
    body('/events.ics', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR'),
    '/events.ics: number of entries is 0, expected 1 or more',
  ],
  [
    'the API answers with a page',
    body(CONTACT, '<!doctype html>'),
    `POST ${CONTACT}: the answer with status 400 is no reply, expected response, responseCode and data`,
  ],
];

/** Faults each of which would hide one of the others. */
const MORE_FAULTS: Fault[] = [
  ['a copy is of another page', copy(false), '/: the br copy is another text, expected the text of the page'],
  [
    'the sitemap is empty',
    body('/sitemap.xml', '<urlset/>'),
    '/sitemap.xml: number of addresses is 0, expected 1 or more',
  ],
  [
    'the API takes an empty form',
    body(CONTACT, '{"response":true,"responseCode":"00","data":"Received"}'),
    `POST ${CONTACT}: responseCode to an empty form is 00, expected another code`,
  ],
];

describe.each([[FAULTS], [MORE_FAULTS]])('a site with several faults', (faults) => {
  let found: Promise<string[]> | undefined;
  const probed = async () => {
    const site = await startBroken((answer) => {
      for (const [, change] of faults) change(answer);
    });
    return probe({ site, api: site, headers });
  };

  test.each(faults)('the probe tells that %s', async (_, __, line) => {
    // The site is probed once for all tests.
    found ??= probed();
    expect(await found).toContainEqual(expect.stringContaining(line));
  });
});

test('the probe tells that nobody answers', async () => {
  const site = 'http://127.0.0.1:9';
  expect(await probe({ site, api: site, headers })).toEqual([
    expect.stringMatching(/^http:\/\/127\.0\.0\.1:9: no answer \(.*ECONNREFUSED/),
  ]);
});

describe('an API on another origin', () => {
  const site = 'https://www.sample.example';
  const allowed = { 'Access-Control-Allow-Origin': site, 'Access-Control-Allow-Headers': 'Content-Type' };
  const faultsWith = async (cors: Record<string, string>) => {
    const address = await serve((_, response) => response.writeHead(200, cors).end('{}'));
    return (await crossOriginFaults(site, new URL(address).origin)).filter((fault) => fault.includes(CONTACT));
  };

  test('passes where it lets the site read its answers', async () => {
    expect(await faultsWith(allowed)).toEqual([]);
  });

  test.each([
    [
      'allows no origin',
      { ...allowed, 'Access-Control-Allow-Origin': 'https://other.example' },
      `POST ${CONTACT}: Access-Control-Allow-Origin is https://other.example, expected ${site}`,
    ],
    [
      'allows no JSON',
      { 'Access-Control-Allow-Origin': '*' },
      `OPTIONS ${CONTACT}: Access-Control-Allow-Headers is missing, expected content-type`,
    ],
  ])('is named where it %s', async (_, cors, line) => {
    expect(await faultsWith(cors)).toContain(line);
  });
});

test.each([
  ['2027-03-01', undefined, []],
  ['2027-01-10', undefined, ['www.sample.example: the certificate has 9 days left, expected 14 or more']],
  ['2027-03-01', 'DEPTH_ZERO_SELF_SIGNED_CERT', [expect.stringContaining('not trusted (DEPTH_ZERO_SELF_SIGNED_CERT)')]],
])('a certificate that ends on %s, with the fault %s, is judged on 1 January 2027', (validTo, distrust, faults) => {
  expect(judgeCertificate('www.sample.example', { validTo, distrust }, new Date('2027-01-01'))).toEqual(faults);
});
