import { describe, expect, test } from 'vitest';
import { addMonths } from '#content/dates.ts';
import { buildDay } from '#content/schema/entries/buildTime.server.ts';
import { completeAnswers, kinds } from '#scripts/authoring/newEntry.ts';
import { given, lead, newEntry } from '../../../fixtures/unit/newEntry.ts';

describe('a new entry', () => {
  test.each([
    ['article', { sample: true, date: buildDay }],
    ['news', { sample: true, id: expect.any(Number) }],
    ['guide', { sample: true, lastReviewed: buildDay, nextReview: addMonths(buildDay, 6) }],
    ['event', { place: { name: 'Online' } }],
  ] as const)('of the kind “%s” is read by content, with as few answers as can be', async (name, rest) => {
    expect((await newEntry(name)).entry).toMatchObject({ title: given[name].title, ...rest });
  });

  test('lists the rules of a finished one', async () => {
    const { source } = await newEntry('guide');
    expect(source).toContain('\n# - 900 to 1500 words\n');
    expect(source).toContain('\n# - official sources only, at least 3 of them linked in the text where they matter\n');
  });

  test('gets an address from its title', async () => {
    const title = 'What’s new: KYC & CDD?';
    expect((await newEntry('article', { title })).entry).toMatchObject({ slug: 'whats-new-kyc-cdd', title });
  });

  test('of an event has its street and town', async () => {
    const { entry } = await newEntry('event', { place: 'Hall', street: '1 Sample Street', town: 'London' });
    const address = { street: '1 Sample Street', locality: 'London', country: 'GB' };
    expect(entry).toMatchObject({ place: { name: 'Hall', address } });
  });
});

test.each([
  ['article', { description: 'Short.' }, 'description: Write at least 50 characters'],
  ['article', { lead: '' }, 'lead: This field is missing.'],
  ['guide', { slug: 'keep-records' }, 'The address of a guide begins with how-to-.'],
  ['guide', { source2: 'FCA' }, 'sources[1].url: Write a full address'],
  ['event', { town: 'London' }, 'place.address.street: This field is missing.'],
  ['event', { end: '2027-06-19 17:00' }, '✖ line 4, end: The event must end after it starts.'],
] as const)('a new %s with %j is refused by content, with the reason', async (name, flags, reason) => {
  await expect(newEntry(name, flags)).rejects.toThrow(reason);
});

test('at the keyboard every question but those that flags have answered is asked, with a suggestion', async () => {
  const asked: string[][] = [];
  const answers = await completeAnswers(kinds.article, { excerpt: 'In short.' }, async (...question) => {
    asked.push(question);
    const [field, , suggestion] = question;
    return field === 'title' ? 'Cash in 2027' : suggestion || lead;
  });
  expect(answers).toMatchObject({ title: 'Cash in 2027', slug: 'cash-in-2027', description: lead });
  expect(asked.map(([field]) => field)).not.toContain('excerpt');
  expect(asked).toContainEqual(['slug', expect.stringMatching(/^Slug/), 'cash-in-2027']);
});
