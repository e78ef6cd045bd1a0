import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { asWritten } from '#components/sections/search/spelling.ts';
import { pageModel } from '#pages/model/pageModel.ts';
import { resultKind, searchedEntries, searchedPages } from '#pages/model/search.ts';
import { WEB_ROOT } from '../fixtures/built.ts';

const FOLDER = `${WEB_ROOT}/pagefind`;

const fragment = z.object({
  url: z.string(),
  content: z.string(),
  meta: z.object({ title: z.string(), kind: z.string() }),
  anchors: z.array(z.object({ id: z.string() })),
});

/** The records of the index, in Pagefind's format: a signature and JSON, compressed. */
const records = new Map(
  readdirSync(`${FOLDER}/fragment`).map((file) => {
    const text = gunzipSync(readFileSync(`${FOLDER}/fragment/${file}`)).toString();
    const record = fragment.parse(JSON.parse(text.slice(text.indexOf('{'))));
    return [record.url, record];
  }),
);

test('the search index has a record with title and kind for every page and entry to find', () => {
  const pages = searchedPages.map((path) => ({
    href: path,
    title: pageModel(path).heading,
    kind: resultKind(path),
  }));
  const wanted = [...pages, ...searchedEntries];
  expect([...records.keys()].sort()).toEqual(wanted.map(({ href }) => href).sort());
  for (const { href, title, kind } of wanted) {
    const meta = records.get(href)?.meta;
    expect({ ...meta, title: asWritten(meta?.title ?? '') }, href).toMatchObject({ title, kind });
  }
});

test('a record has the whole text of its page by heading, its headings and tables apart from its prose, and none of the text around it', () => {
  const record = records.get('/kyc-cdd-msbs');
  expect(record?.content).toContain('customer due diligence is the legal duty behind it');
  expect(record?.anchors.map(({ id }) => id)).toContain('when-due-diligence-is-due');
  for (const beside of ['Breadcrumb', 'Search other posts', 'Common compliance mistakes'])
    expect(record?.content, beside).not.toContain(beside);
  const schedule = records.get('/welcome-msb-meet-up-19th-june-2025')?.content;
  expect(schedule).toContain('6:00-6:30 PM Welcome drinks');
  expect(record?.content).not.toMatch(/⟦[^⟧]*When due diligence is due[^⟧]*⟧/);
});

test('the build has no file of Pagefind that the site does not use', () => {
  expect(existsSync(`${FOLDER}/pagefind.js`)).toBe(true);
  expect(readdirSync(FOLDER).filter((name) => /ui|highlight|worker/.test(name))).toEqual([]);
});
