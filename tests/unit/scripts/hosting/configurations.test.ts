import { expect, test } from 'vitest';
import { headersFile } from '#scripts/outputs/hosting/configurations.ts';

test('_headers holds the headers of all, the caching of hashed files, and the types that a host can not know', () => {
  const headers = Object.entries({ 'X-A': 'a', 'X-B': 'b' });
  expect(headersFile(headers, new Map([['/news/feed.xml', 'application/rss+xml']]))).toBe(
    `/*
  X-A: a
  X-B: b
/static/*
  Cache-Control: public, max-age=31536000, immutable
/media/*
  Cache-Control: public, max-age=31536000, immutable
/sw.js
  Cache-Control: no-cache
/news/feed.xml
  Content-Type: application/rss+xml
`,
  );
});

test('_headers beyond what Cloudflare reads stops the build', () => {
  expect(() => headersFile([['X-A', 'a'.repeat(2_000)]], new Map())).toThrow('Cloudflare takes 2000 characters a line');
  const types = new Map(Array.from({ length: 97 }, (_, index) => [`/${index}.xml`, 'application/rss+xml']));
  expect(() => headersFile([], types)).toThrow('_headers has 101 rules; Cloudflare takes 100.');
});
