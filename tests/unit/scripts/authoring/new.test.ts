import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { articleSchema } from '#content/collections/articles/schema.server.ts';
import { authoredEvent } from '#content/collections/events/schema.server.ts';
import { guideSchema } from '#content/collections/guides/schema.server.ts';
import { newsSchema } from '#content/collections/news/schema.server.ts';
import { addMonths } from '#content/dates.ts';
import { buildDay } from '#content/schema/entries/buildTime.server.ts';
import { readEntry } from '#content/schema/entries/entry.server.ts';
import { newEntry } from '#scripts/authoring/newEntry.ts';

describe('a new entry', () => {
  test.each([
    ['article', articleSchema, 'Cash in 2027', { sample: true, date: buildDay }],
    ['news', newsSchema, 'A meeting', { sample: true, id: expect.any(Number) }],
    ['guide', guideSchema, 'How to keep records', { sample: true, nextReview: addMonths(buildDay, 6) }],
    ['event', authoredEvent, 'Autumn meeting', { draft: true, place: { name: 'Online' } }],
  ] as const)('of the kind “%s” is read by content, marked as unfinished', (name, schema, title, rest) => {
    const { file, source } = newEntry(name, title);
    expect(readEntry<z.ZodType>(file, source, schema)).toMatchObject({ title, ...rest });
  });

  test('says of each field what belongs there, and lists the rules of a finished text', () => {
    const { source } = newEntry('guide', 'How to keep records');
    expect(source).toContain('\n# Name in the breadcrumb, at most 32 characters\ncrumb: How to keep records\n');
    expect(source).toContain('\n# - 900 to 1500 words\n');
  });

  test('gets an address from its title, and shorter names where the title is long', () => {
    const { slug, source } = newEntry('article', `What’s new: KYC & CDD? ${'More '.repeat(6)}`);
    expect(slug).toMatch(/^whats-new-kyc-cdd-more/);
    expect(source).toMatch(/^crumb: "What’s new: KYC & CDD\? More More"$/m);
  });

  test('is refused by content where its title gives an address that its kind may not have', () => {
    expect(() => newEntry('guide', 'Keep records')).toThrow('The address of a guide begins with how-to-.');
  });
});
