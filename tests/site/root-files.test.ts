import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { site } from '#content/site/site.ts';
import { builtPages, WEB_ROOT } from './built.ts';

const ORIGIN = site.origin;
const read = (file: string) => readFileSync(`${WEB_ROOT}/${file}`, 'utf8');
const paths = new Set(builtPages().map(({ path }) => ORIGIN + path));

describe('robots.txt', () => {
  test('allows all crawlers everything, and names the sitemap', () => {
    expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  });
});

describe('site.webmanifest', () => {
  const icon = z.object({ src: z.string(), sizes: z.string(), type: z.literal('image/png'), purpose: z.string() });
  const manifest = z
    .object({
      name: z.string(),
      short_name: z.string().max(12),
      start_url: z.string(),
      display: z.string(),
      icons: z.array(icon),
    })
    .parse(JSON.parse(read('site.webmanifest')));

  test('names the site, and opens it as a browser page', () => {
    expect(manifest).toMatchObject({ name: site.siteName, start_url: '/', display: 'browser' });
  });

  test.each(manifest.icons)('$src has its declared size', async ({ src, sizes }) => {
    const { width, height, format } = await sharp(WEB_ROOT + src).metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
  });

  test('has icons of 192 and 512 pixels, and a maskable one', () => {
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  });

  test('comes with an icon of 180 pixels for Apple’s home screens', async () => {
    const { width, height } = await sharp(`${WEB_ROOT}/apple-touch-icon.png`).metadata();
    expect([width, height]).toEqual([180, 180]);
  });
});

describe('/.well-known/security.txt', () => {
  const fields = new Map(
    read('.well-known/security.txt')
      .trim()
      .split('\n')
      .map((line) => line.split(': ', 2))
      .map(([name = '', value = '']) => [name, value]),
  );

  test('has each field of RFC 9116 once, with absolute addresses', () => {
    expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical', 'Policy']);
    expect(fields.get('Contact')).toBe(`mailto:${site.email}`);
    expect(fields.get('Canonical')).toBe(`${ORIGIN}/.well-known/security.txt`);
    expect(fields.get('Policy')).toBe(`${ORIGIN}/.well-known/security-policy.txt`);
    expect(read('.well-known/security-policy.txt')).toContain(site.email);
  });

  test('expires within a year of the build, but not soon', () => {
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeLessThan(365);
    expect(days).toBeGreaterThan(270);
  });
});

describe('llms.txt', () => {
  const text = read('llms.txt');

  test('begins with the name and a summary', () => {
    expect(text.startsWith(`# ${site.siteName}\n\n> ${site.description}\n\n## `)).toBe(true);
  });

  test('links only to pages of the site, each with a note', () => {
    const links = [...text.matchAll(/^- \[.+?\]\((.+?)\): (.+)$/gm)];
    expect(links.length).toBeGreaterThan(25);
    for (const [, url = '', note = ''] of links) {
      expect(paths, url).toContain(url);
      expect(note.length).toBeGreaterThanOrEqual(50);
    }
    expect(text.match(/^- /gm)).toHaveLength(links.length);
  });
});

test('humans.txt says who is behind the site', () => {
  expect(read('humans.txt')).toContain(site.siteName);
});
