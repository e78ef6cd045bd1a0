import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { isAnswered } from '#components/sections/search/question.ts';
import { siteSearch } from '#content/pages/search.ts';
import { readCases } from '../../fixtures/cases.ts';

const { answers } = readCases(import.meta, { answers: z.record(z.string(), z.string()) });
const { entries } = siteSearch.answers;

// These hold of the site's own answers, unlike other tests: what owners ask has to find its page.
test.each(Object.entries(answers))('“%s” is first answered by %s', (question, address) => {
  expect(entries.find((entry) => isAnswered(question, entry))?.href ?? 'none').toBe(address);
});

const collected = entries.flatMap(({ href }) => /^\/(?:fact-sheets|templates)\/[^#]*/.exec(href)?.[0] ?? []);

// An answer without its page is left out, which the build takes for a page that is not shown.
test.each(collected)('the page %s of an answer is there', (path) =>
  expect(existsSync(`content/collections${path}.md`)).toBe(true),
);
