import { describe, expect, test } from 'vitest';
import { kinds } from '#scripts/authoring/kinds.ts';
import { type Ask, collectAnswers } from '#scripts/authoring/questions.ts';
import { given, lead, newEntry, site } from '../../../fixtures/unit/newEntry.ts';

describe('a new entry', () => {
  test.each([
    ['article', { sample: true, date: '2026-11-20' }],
    ['news', { sample: true, id: 2 }],
    ['guide', { sample: true, order: 7, lastReviewed: '2026-11-20', nextReview: '2027-05-20' }],
    ['event', { place: { name: 'Online' } }],
  ] as const)('of the kind “%s” is read by content, with as few answers as can be and %j', async (name, rest) => {
    expect((await newEntry(name)).entry).toMatchObject({ title: given[name].title, ...rest });
  });

  test('lists the rules of a finished one', async () => {
    const { source } = await newEntry('guide');
    expect(source).toContain('\n# - 900 to 1500 words\n');
    expect(source).toContain('\n# - official sources only, at least 3 of them linked in the text where they matter\n');
    expect(source).toContain('\n# - a checklist (- [ ] …) of at least 5 items\n');
    expect((await newEntry('article')).source).toContain('\n# - 800 to 1200 words\n');
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

describe('a wrong answer', () => {
  test.each([
    ['article', { slug: 'about-us' }, '--slug "about-us": There is a page /about-us already; choose another slug.'],
    ['article', { description: 'Short.' }, '--description "Short.": Write at least 50 characters'],
    ['news', { slug: 'about-us' }, 'There is a page /news/about-us already'],
    ['guide', { slug: 'keep-records' }, 'The address of a guide begins with how-to-.'],
    ['guide', { source2: 'FCA' }, '--source2 "FCA": Write it as Title | https://www.gov.uk/…'],
    ['event', { start: '19/6/2027' }, '--start "19/6/2027": Write a day, e.g. 2025-06-19'],
    ['event', { town: 'London' }, '--town "London": Give street and town, or neither for an event online.'],
    ['event', { street: '1 Sample Street' }, '--town is missing.'],
    ['event', { end: '2027-06-19 17:00' }, '✖ line 4, end: The event must end after it starts.'],
  ] as const)('for %s %j is refused with the reason', async (name, flags, reason) => {
    await expect(newEntry(name, flags)).rejects.toThrow(reason);
  });

  test('is reported together with everything that is missing', async () => {
    const refused = collectAnswers(kinds.article, { title: 'X', date: 'soon' }, site);
    await expect(refused).rejects.toThrow(/--date "soon".*\n--excerpt is missing\..*\n--lead is missing\./);
  });

  test('at the keyboard is reported at once, and suggestions are offered', async () => {
    const asked: (string | undefined)[] = [];
    const ask: Ask = async (question, suggestion, fault) => {
      if (question === 'Title') return 'Cash in 2027';
      if (question.startsWith('Slug')) asked.push(suggestion, fault('about-us'), fault('cash-in-2027'));
      return suggestion || lead;
    };
    const answers = await collectAnswers(kinds.article, { excerpt: 'In short.' }, site, ask);
    expect(answers).toMatchObject({ title: 'Cash in 2027', slug: 'cash-in-2027', description: lead });
    expect(asked).toEqual(['cash-in-2027', 'There is a page /about-us already; choose another slug.', undefined]);
  });
});
