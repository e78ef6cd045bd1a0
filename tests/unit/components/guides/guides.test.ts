import { expect, test } from 'vitest';
import { z } from 'zod';
import { readMarkdown, renderMarkdown } from '#components/prose/markdown.ts';
import { splitAfterChecklist } from '#components/sections/guides/splitAfterChecklist.ts';
import { readTicks, withList } from '#components/sections/guides/ticks.ts';
import { sectionInView } from '#components/ui/lists/sectionInView.ts';
import { readCases } from '../../../fixtures/cases.ts';

const { split, current } = readCases(import.meta, {
  split: z.record(z.string(), z.object({ before: z.string(), following: z.string(), items: z.int() })),
  current: z.record(z.string(), z.object({ tops: z.array(z.int()), atEnd: z.boolean(), section: z.int() })),
});
const render = (markdown: string) => renderMarkdown(readMarkdown(markdown));

test.each(Object.entries(split))('a text is split %s', (_, { before, following, items }) => {
  const { upTo, after, ...counted } = splitAfterChecklist(readMarkdown(`${before}\n\n${following}`));
  expect([renderMarkdown(upTo), renderMarkdown(after)]).toEqual([render(before), render(following)]);
  expect(counted).toEqual({ items });
});

test.each(Object.entries(current))('the current section is %s', (_, { tops, atEnd, section }) =>
  expect(sectionInView(tops, 300, atEnd)).toBe(section),
);

test.each([undefined, '', 7, null, ['Training log.']])('%j is read as no ticks', (stored) => {
  expect(readTicks(stored)).toEqual({});
});

test('anything stored that is not a tick is left out', () => {
  expect(readTicks({ audit: ['Training log.', 7], renewal: 'all' })).toEqual({ audit: ['Training log.'] });
});

test('the ticks of one checklist leave those of the others unchanged', () => {
  const ticks = { audit: ['Training log.'] };
  expect(withList(ticks, 'renewal', ['Fee.'])).toEqual({ ...ticks, renewal: ['Fee.'] });
  expect(withList({ ...ticks, renewal: ['Fee.'] }, 'renewal', [])).toEqual(ticks);
});
