import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { pageFacts } from '#pages/facts/pageFacts.ts';
import { searchedEntries, searchedPages } from '#pages/facts/search.ts';
import { WEB_ROOT } from '../fixtures/built.ts';
import { records } from '../fixtures/searchRecords.ts';

const FOLDER = `${WEB_ROOT}/pagefind`;
const entrySchema = z.object({ languages: z.record(z.string(), z.object({ page_count: z.number() })) });

describe('the search index', () => {
  test('has a record with title and kind for every page and entry to find', () => {
    expect([...records.keys()].sort()).toEqual([...searchedPages, ...searchedEntries.map(({ href }) => href)].sort());
    for (const path of searchedPages) {
      const { heading: title, kind } = pageFacts(path);
      expect(records.get(path)?.meta, path).toMatchObject({ title, kind });
    }
    for (const { href, title, kind } of searchedEntries)
      expect(records.get(href)?.meta, href).toMatchObject({ title, kind });
  });

  test('has the whole text of a page by heading, and none of the text around it', () => {
    const record = records.get('/kyc-cdd-msbs');
    expect(record?.content).toContain('customer due diligence is the legal duty behind it');
    expect(record?.anchors.map(({ id }) => id)).toContain('when-due-diligence-is-due');
    for (const beside of ['Breadcrumb', 'Search other posts', 'Common compliance mistakes'])
      expect(record?.content, beside).not.toContain(beside);
  });

  test('separates the cells of a table', () => {
    const schedule = records.get('/welcome-msb-meet-up-19th-june-2025')?.content;
    expect(schedule).toContain('6:00-6:30 PM · Welcome drinks');
  });

  test('contains no file of Pagefind that the site does not use', () => {
    const entry = entrySchema.parse(JSON.parse(readFileSync(`${FOLDER}/pagefind-entry.json`, 'utf8')));
    expect(Object.keys(entry.languages)).toEqual(['en']);
    expect(existsSync(`${FOLDER}/pagefind.js`)).toBe(true);
    expect(readdirSync(FOLDER).filter((name) => /ui|highlight|worker/.test(name))).toEqual([]);
  });
});
