import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkLink } from '#scripts/checks/links/checkLink.ts';
import { externalLinks } from '#scripts/checks/links/externalLinks.ts';

/** Long enough for a busy machine; only the test of silence waits in vain. */
const PATIENCE_MS = 10_000;

const server = createServer((request, response) => {
  const answers: Record<string, [number, string?]> = {
    '/fine': [200],
    '/gone': [404],
    '/broken': [500],
    '/robots-unwelcome': [403],
    '/moved': [301, '/fine'],
    '/for-now': [302, '/fine'],
    '/moved-away': [301, '/gone'],
    '/circle': [302, '/circle'],
  };
  const [status, location] = answers[request.url ?? ''] ?? [];
  // An address that isn't listed never gets an answer.
  if (status) response.writeHead(status, location ? { location } : {}).end('text');
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('checking an address outside the site', () => {
  test.each([
    ['/fine', 'fine', '200'],
    ['/for-now', 'fine', '200'],
    ['/gone', 'dead', '404'],
    ['/broken', 'dead', '500'],
    ['/moved-away', 'dead', '404'],
    ['/robots-unwelcome', 'refused', '403'],
    ['/circle', 'dead', 'more than 5 redirects'],
  ])('%s is %s: %s', async (path, state, detail) => {
    expect(await checkLink(origin + path, PATIENCE_MS)).toEqual({ state, detail });
  });

  test('a server that says nothing is dead after the time given to it', async () => {
    expect(await checkLink(`${origin}/silent`, 100)).toEqual({ state: 'dead', detail: 'no answer in time' });
  });

  test('a page that has moved for good is told with its new address', async () => {
    expect(await checkLink(`${origin}/moved`, PATIENCE_MS)).toEqual({ state: 'moved', detail: `${origin}/fine` });
  });

  test('a server that isn’t there is dead', async () => {
    expect((await checkLink('http://127.0.0.1:1/', PATIENCE_MS)).state).toBe('dead');
  });
});

test('addresses are listed once each, with the pages that link to them, and those of the site are left out', () => {
  const pages = new Map([
    ['index.html', '<a href="https://b.example/x#part">b</a><a href="/own">o</a><a href="https://a.example/own">o</a>'],
    ['x.html', '<a href="https://b.example/x">b</a><a href="mailto:a@a.example">m</a><a href="http://[">broken</a>'],
  ]);
  expect(externalLinks(pages, 'https://a.example')).toEqual([
    { url: 'https://b.example/x', pages: ['index.html', 'x.html'] },
  ]);
});
