import { describe, expect, test } from 'vitest';
import { type Answers, collectAnswers } from '#scripts/authoring/ask.ts';
import { momentsOf } from '#scripts/authoring/event.ts';
import { type KindName, kindOf, kinds } from '#scripts/authoring/kinds.ts';
import { moduleSource } from '#scripts/authoring/moduleSource.ts';

const surroundings = {
  taken: { root: new Set(['about-us', 'kyc-cdd-msbs']), news: new Set(['calyx']), events: new Set(['meeting']) },
  today: '2026-11-20',
  nextId: 2,
  nextOrder: 7,
};
const lead = 'A sentence that opens the piece and is long enough to describe it to search engines, too.';
const given: Record<KindName, Answers> = {
  article: { title: 'Cash in 2027', excerpt: 'In short.', lead },
  news: { title: 'A meeting', excerpt: 'In short.', lead },
  guide: {
    title: 'How to keep records',
    teaser: 'Five years, and then delete.',
    lead,
    source1: 'HMRC | https://www.gov.uk/a',
    source2: 'FCA | https://www.fca.org.uk/b',
  },
  event: { title: 'Autumn meeting', description: 'Members meet.', time: '6:00 PM', minutes: '90' },
};
const silent = () => {};

async function newPiece(name: KindName, flags: Answers = {}) {
  const kind = kindOf(name, surroundings);
  const answers = await collectAnswers(kind.questions, { ...given[name], ...flags }, undefined, silent);
  return { kind, value: kind.value(answers) };
}

describe('a new piece', () => {
  test.each(kinds)('of the kind “%s” is right at once, with as few answers as can be', async (name) => {
    const { kind, value } = await newPiece(name);
    expect(kind.schema.safeParse(value).error).toBeUndefined();
  });

  test('of writing is a sample until it is written', async () => {
    for (const name of ['article', 'news', 'guide'] as const)
      expect((await newPiece(name)).value).toMatchObject({ sample: true });
  });

  test('takes the next number of its kind', async () => {
    expect((await newPiece('news')).value).toMatchObject({ id: 2 });
    expect((await newPiece('guide')).value).toMatchObject({ order: 7 });
  });

  test('gets an address from its title, and a day', async () => {
    expect((await newPiece('article', { title: 'What’s new: KYC & CDD?' })).value).toMatchObject({
      slug: 'whats-new-kyc-cdd',
      date: '2026-11-20',
    });
  });
});

describe('a wrong answer', () => {
  test.each([
    ['article', { slug: 'about-us' }, '--slug "about-us": There is a page /about-us already; choose another slug.'],
    ['article', { slug: 'About Us' }, 'Use lower-case words joined by hyphens, e.g. kyc-cdd-msbs.'],
    ['article', { description: 'Short.' }, '--description "Short.": Write at least 50 characters'],
    ['news', { slug: 'calyx' }, 'There is a page /news/calyx already'],
    ['guide', { slug: 'keep-records' }, 'The address of a guide begins with how-to-.'],
    ['guide', { source2: 'FCA' }, '--source2 "FCA": Write it as Title | https://www.gov.uk/…'],
    ['event', { time: '18:00' }, '--time "18:00": Write the time as 6:00 PM'],
    ['event', { date: '19/6/2027' }, '--date "19/6/2027": Write the date as YYYY-MM-DD'],
  ] as const)('for %s %j is refused with the reason', async (name, flags, reason) => {
    await expect(newPiece(name, flags)).rejects.toThrow(reason);
  });

  test('is told together with whatever is missing', async () => {
    const { questions } = kindOf('article', surroundings);
    const refused = collectAnswers(questions, { title: 'X', date: 'soon' }, undefined, silent);
    await expect(refused).rejects.toThrow(/--date "soon".*\n--excerpt is missing\..*\n--lead is missing\./);
  });

  test('is asked for again at the keyboard, after the reason', async () => {
    const typed = ['Cash in 2027', 'about-us', '', '', '', '', 'In short.', lead, ''];
    const said: string[] = [];
    const prompt = async (text: string) => {
      said.push(text);
      return typed.shift() ?? '';
    };
    const { questions } = kindOf('article', surroundings);
    const answers = await collectAnswers(questions, {}, prompt, (text) => said.push(text));
    expect(answers).toMatchObject({ title: 'Cash in 2027', slug: 'cash-in-2027', description: lead });
    expect(said.slice(1, 4)).toEqual([
      'Slug, the last part of its address (cash-in-2027): ',
      '  There is a page /about-us already; choose another slug.',
      'Slug, the last part of its address (cash-in-2027): ',
    ]);
  });
});

describe('an event’s moments', () => {
  test.each([
    ['2027-06-19', '6:00 PM', '180', { start: '2027-06-19T18:00:00+01:00', end: '2027-06-19T21:00:00+01:00' }],
    ['2027-12-19', '6 pm', '', { start: '2027-12-19T18:00:00+00:00' }],
    ['2027-12-19', '--:--', '60', { start: '2027-12-19' }],
    // The clocks go back in the night to 31 October.
    ['2027-10-30', '11:30 PM', '180', { start: '2027-10-30T23:30:00+01:00', end: '2027-10-31T01:30:00+00:00' }],
  ])('%s at %s for %s minutes', (date, time, minutes, moments) => {
    expect(momentsOf(date, time, minutes)).toEqual(moments);
  });
});

describe('a module', () => {
  test('is written as the others are', () => {
    const value = {
      slug: 'x',
      title: "It's `new`",
      list: [{ a: 1 }],
      none: undefined,
      body: `\n\`a\` \${b}\n`,
      sample: true,
    };
    expect(
      moduleSource({ name: 'article', type: 'ArticleInput', value }),
    ).toBe(`import type { ArticleInput } from './schema.server.ts';

export const article = {
  slug: 'x',
  title: 'It’s \`new\`',
  list: [
    {
      a: 1,
    },
  ],
  body: \`
\\\`a\\\` \\\${b}
\`,
  // Take this line out when the piece is written: npm run launch-check lists it until then.
  sample: true,
} satisfies ArticleInput;
`);
  });
});
