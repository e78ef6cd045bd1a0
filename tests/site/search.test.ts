import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { articles } from '#content/collections/articles/index.ts';
import { glossary } from '#content/collections/glossary/index.ts';
import { guides } from '#content/collections/guides/index.ts';
import { news } from '#content/collections/news/index.ts';
import { webinars } from '#content/collections/webinars/index.ts';
import { searchGroups } from '#content/pages/search.ts';
import { searchRecords } from '#scripts/outputs/searchRecords.ts';
import { builtPages, WEB_ROOT } from './built.ts';

const FOLDER = `${WEB_ROOT}/pagefind`;
const entrySchema = z.object({ languages: z.record(z.string(), z.object({ page_count: z.number() })) });

describe('the search', () => {
  const records = builtPages().flatMap(({ path, html }) => searchRecords(path, html));

  test('finds every guide, article, news item, webinar, event and word of the glossary', () => {
    const urls = records.map(({ url }) => url);
    expect(urls).toEqual(
      expect.arrayContaining([
        ...[...guides, ...articles, ...webinars].map(({ slug }) => `/${slug}`),
        ...news.map(({ slug }) => `/news/${slug}`),
        ...glossary.map(({ slug }) => `/glossary#${slug}`),
        '/welcome-msb-meet-up-19th-june-2025',
      ]),
    );
    expect(new Set(urls).size).toBe(urls.length);
  });

  test('lists the same without JavaScript', () => {
    const listed = searchGroups.flatMap(({ entries }) => entries.map(({ href }) => href));
    expect(listed.toSorted()).toEqual(records.map(({ url }) => url).toSorted());
  });

  test('has them all in its index, and ships nothing of Pagefind that the site does not use', () => {
    const entry = entrySchema.parse(JSON.parse(readFileSync(`${FOLDER}/pagefind-entry.json`, 'utf8')));
    expect(Object.entries(entry.languages).map(([name, { page_count }]) => [name, page_count])).toEqual([
      ['en', records.length],
    ]);
    expect(existsSync(`${FOLDER}/pagefind.js`)).toBe(true);
    expect(readdirSync(FOLDER).filter((name) => /ui|highlight|worker/.test(name))).toEqual([]);
  });
});
