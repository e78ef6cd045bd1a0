import { expect, test } from 'vitest';
import { z } from 'zod';
import { INDEX, indexOf } from '#components/sections/search/siteIndex.client.ts';
import { siteSearch } from '#content/pages/search.ts';
import { pageModel } from '#pages/model/pageModel.ts';
import { resultKind, searchedEntries, searchedPages } from '#pages/model/search.ts';
import { WEB_ROOT } from '../fixtures/built.ts';
import { read } from '../fixtures/files.ts';

const text = z.string();
const documents = z
  .array(
    z.looseObject({
      url: text,
      kind: text,
      title: text,
      asked: text,
      description: text,
      parts: z.array(z.object({ id: text, heading: text, text })),
    }),
  )
  .parse(JSON.parse(read(WEB_ROOT + INDEX)));

const textOf = (path: string) => JSON.stringify(documents.find(({ url }) => url === path)?.parts);

test('the search index has every page and entry to find, with its title and kind', () => {
  const pages = searchedPages.map((href) => ({ href, title: pageModel(href).heading, kind: resultKind(href) }));
  expect(documents.map(({ url, title, kind }) => ({ url, title, kind }))).toEqual(
    [...pages, ...searchedEntries].map(({ href, title, kind }) => ({
      url: href,
      title,
      kind: siteSearch.kinds[kind].one,
    })),
  );
});

test('the search index has the whole text of a page by heading, and none of the text around it', () => {
  const article = textOf('/kyc-cdd-msbs');
  expect(article).toContain('customer due diligence is the legal duty behind it');
  expect(article).toContain('"id":"when-due-diligence-is-due","heading":"When due diligence is due"');
  for (const around of ['Breadcrumb', 'Search other posts', 'Common compliance mistakes'])
    expect(article, around).not.toContain(around);
  expect(textOf('/welcome-msb-meet-up-19th-june-2025')).toContain('6:00-6:30 PM · Welcome drinks');
});

// Questions in the words of an owner, and the page with the answer.
test.each([
  ['do I need to register with HMRC?', '/do-i-need-to-register'],
  ['what is due next month', '/compliance-calendar'],
  ['your phone number', '/contact-us'],
  ['refund', '/terms-and-conditions'],
  ['which id can I accept', '/fact-sheets/papers-at-the-counter'],
])('“%s” finds %s first', async (question, path) => {
  const find = await indexOf(documents);
  expect(find(question)[0]?.document.url).toBe(path);
});
