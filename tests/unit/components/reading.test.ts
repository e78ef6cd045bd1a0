import { describe, expect, test } from 'vitest';
import { readMarkdown, renderMarkdown } from '#components/prose/markdown.ts';
import { splitAfterChecklist } from '#components/sections/guides/splitAfterChecklist.ts';
import { readTicks, withList } from '#components/sections/guides/ticks.shared.ts';
import { matchTitles } from '#components/sections/posts/matchTitles.shared.ts';
import { excerptOf } from '#components/sections/search/excerpt.client.ts';
import { indexOf, type SearchDocument } from '#components/sections/search/siteIndex.client.ts';
import { sectionInView } from '#components/ui/lists/currentSection.behaviour.client.ts';

const render = (markdown: string) => renderMarkdown(readMarkdown(markdown));

test.each([
  ['after its checklist', 'Have:\n\n- [ ] **One.**\n- [ ] **Two.** Why.', '## After', 2],
  ['after its last checklist, whose items alone are counted', '- [ ] One\n\nThen:\n\n- [ ] Two', '', 1],
  ['nowhere without a checklist', '- One\n- Two', '', 0],
])('a text is split %s', (_, before, following, items) => {
  const { upTo, after, ...counted } = splitAfterChecklist(readMarkdown(`${before}\n\n${following}`));
  expect([renderMarkdown(upTo), renderMarkdown(after)]).toEqual([render(before), render(following)]);
  expect(counted).toEqual({ items });
});

test.each([
  ['the first before any heading has reached the line', [400, 900, 1500], false, 0],
  ['the one whose heading has passed the line', [-200, 250, 900], false, 1],
  ['the one whose heading is on the line', [-200, 300, 900], false, 1],
  ['the last at the end of the page, though its heading is below the line', [-900, 350, 700], true, 2],
])('the current section is %s', (_, tops, atEnd, part) => expect(sectionInView(tops, 300, atEnd)).toBe(part));

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

const TEXT = `${'First. '.repeat(40)}A firm pays. The levy, a co-levy, is due in May. ${'Then '.repeat(40)}`.trim();

/** An excerpt of a text, with its matches between brackets. */
const excerpt = (text: string, pattern: RegExp) =>
  excerptOf(text, pattern)
    .map((piece, at) => (at % 2 ? `[${piece}]` : piece))
    .join('');

test.each([
  [/(levy)/g, /^The \[levy\], a co-\[levy\], is due in May\. (Then )+…$/],
  [/(May|pays)/g, /^A firm \[pays\]\. The levy, a co-levy, is due in \[May\]\. (Then )+…$/],
  [/(First)/g, /^(\[First\]\. )+…$/],
  [/(none)/g, /^(First\. )+…$/],
])('an excerpt with %s begins with a sentence, and is cut between words', (pattern, expected) => {
  expect(excerpt(TEXT, pattern)).toMatch(expected);
});

test('an excerpt within a long sentence begins with dots', () => {
  expect(excerpt(`${'Long '.repeat(40)}levy`, /(levy)/g)).toMatch(/^… (Long ){11}\[levy\]$/);
});

const page = (url: string, changed: Partial<SearchDocument>): SearchDocument => ({
  url,
  kind: 'Page',
  title: '',
  asked: '',
  description: '',
  parts: [],
  ...changed,
});

describe('the search', () => {
  const index = indexOf([
    page('/title', { title: 'Safeguarding of customers’ money' }),
    page('/asked', { title: 'Papers', asked: 'residence permit, brp, safeguarding' }),
    page('/text', {
      parts: [
        { id: '', heading: '', text: 'About licences.' },
        { id: 'fees', heading: 'Fees', text: 'The premises fee of £1,000, and the fee of a test.' },
      ],
    }),
  ]);
  const find = async (query: string) => (await index)(query).map(({ document }) => document.url);

  test.each([
    ['what people call a page before its title', 'safeguarding', ['/asked', '/title']],
    ['a number without its comma', '1000', ['/text']],
    ['no other number', '10000', []],
    ['a page that has any of the words', 'brp licence', ['/asked', '/text']],
    ['beginnings of four letters', 'safe', ['/asked', '/title']],
    ['no beginnings of three', 'saf', []],
    ['a word of five letters with a fault', 'pappers', ['/asked']],
    ['no shorter word with one', 'bep', []],
    ['plurals', 'permits', ['/asked']],
    ['amounts', '£1,000', ['/text']],
    ['nothing for words that every text has', 'what is the', []],
    ['nothing for signs', '-- + ', []],
  ])('finds %s: %s', async (_, query, expected) => {
    expect(await find(query)).toEqual(expected);
  });

  test('links the parts of a page that have what was sought', async () => {
    const [found] = (await index)('fee');
    expect(found?.passage().parts).toEqual([{ href: '/text#fees', heading: 'Fees' }]);
  });
});

const posts = [{ title: 'A guide to MSB regulation' }, { title: 'KYC and CDD' }];

// The ten results at most, and words in any case, are tested in
// tests/component/reading/search.test.tsx.
test.each([
  ['the same post for spaces around its words', '  kyc and ', ['KYC and CDD']],
  ['nothing for special characters, which are plain text', '.*', []],
  ['every post for spaces alone', '   ', ['A guide to MSB regulation', 'KYC and CDD']],
])('a search in titles finds %s', (_, query, found) => {
  expect(matchTitles(posts, query).map(({ title }) => title)).toEqual(found);
});
