import { existsSync, readFileSync } from 'node:fs';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { site } from '#content/site/site.ts';
import { pageFacts } from '#pages/facts/pageFacts.ts';
import { builtPages, WEB_ROOT } from '../fixtures/built.ts';

const ORIGIN = site.origin;
const SCHEMA = 'tests/fixtures/xsd/sitemap.xsd';
const FILE = `${WEB_ROOT}/sitemap.xml`;

const entries = parse(readFileSync(FILE, 'utf8'))
  .querySelectorAll('url')
  .map((url) => ({
    address: url.querySelector('loc')?.text ?? '',
    modified: url.querySelector('lastmod')?.text,
    images: url.querySelectorAll('image\\:loc').map(({ text }) => text),
    videos: url.querySelectorAll('video\\:player_loc').map(({ text }) => text),
  }));

describe('the sitemap', () => {
  test('is valid under the schemas of the protocol and its two extensions', () => {
    xmlRegisterFsInputProviders();
    using schema = XmlDocument.fromString(readFileSync(SCHEMA, 'utf8'), { url: SCHEMA });
    using validator = XsdValidator.fromDoc(schema);
    using sitemap = XmlDocument.fromString(readFileSync(FILE, 'utf8'));
    expect(() => validator.validate(sitemap)).not.toThrow();
    using wrong = XmlDocument.fromString(readFileSync(FILE, 'utf8').replace(/<loc>.*?<\/loc>/, '<lco/>'));
    expect(() => validator.validate(wrong)).toThrow();
  });

  test('lists exactly the pages that are their own canonical address', () => {
    const canonical = builtPages().flatMap(({ path, document }) => {
      const address = document.querySelector('link[rel=canonical]')?.getAttribute('href');
      return address === ORIGIN + path ? [address] : [];
    });
    expect(entries.map(({ address }) => address).sort()).toEqual(canonical.sort());
  });

  test('gives the date of a change only if the content has one', () => {
    for (const { address, modified } of entries)
      expect(modified).toBe(pageFacts(address.slice(ORIGIN.length)).modified);
  });

  test('lists the gallery’s pictures, and only existing files', () => {
    expect(entries.find(({ address }) => address === `${ORIGIN}/photos2025`)?.images).toHaveLength(105);
    for (const { images } of entries)
      for (const address of images) expect(existsSync(WEB_ROOT + new URL(address).pathname), address).toBe(true);
  });

  test('lists the videos of the reports and the welcome meet', () => {
    expect(entries.filter(({ videos }) => videos.length).map(({ address }) => address.slice(ORIGIN.length))).toEqual([
      '/dosand-donts-to-get-a-bank-account-for-your-msb-business',
      '/how-email-and-mobile-verification-can-cut-customer-onboarding-costs',
      '/welcome-msb-meet-up-19th-june-2025',
    ]);
  });
});
