import { expect, test } from 'vitest';
import { linkTerms, type Term } from '#components/prose/linkTerms.ts';
import { readMarkdown, renderMarkdown } from '#components/prose/markdown.ts';
import { glossaryTerms } from '#content/collections/glossary/index.ts';

const terms: Term[] = [
  { slug: 'cdd', names: ['Customer due diligence', 'CDD'] },
  { slug: 'msb', names: ['Money service business', 'MSB'] },
  { slug: 'ml', names: ['Money laundering', 'ML'] },
  { slug: 'mlrs', names: ['Money Laundering Regulations', 'MLRs'] },
  { slug: 'cass-15', names: ['CASS 15'] },
];

const render = (markdown: string) => renderMarkdown(readMarkdown(markdown));
const renderLinked = (markdown: string, of = terms, subject = '') =>
  renderMarkdown(linkTerms(readMarkdown(markdown), of, subject));

test.each([
  ['the first use and no other', 'CDD, and CDD again.', '[CDD](/glossary#cdd), and CDD again.'],
  [
    'a term once, either in full or as an abbreviation',
    'Money service businesses (MSBs) and an MSB.',
    '[Money service businesses](/glossary#msb) (MSBs) and an MSB.',
  ],
  ['a term within a sentence', 'Its customer due diligence.', 'Its [customer due diligence](/glossary#cdd).'],
  [
    'the longer of two names',
    'The Money Laundering Regulations are about money laundering.',
    'The [Money Laundering Regulations](/glossary#mlrs) are about [money laundering](/glossary#ml).',
  ],
  ['a name with a figure', 'Under CASS 15.', 'Under [CASS 15](/glossary#cass-15).'],
  ['an abbreviation in the singular', 'An MLR registration.', 'An [MLR](/glossary#mlrs) registration.'],
  ['a possessive', 'The MSB’s accounts.', 'The [MSB](/glossary#msb)’s accounts.'],
  ['a cell of a table', '| A |\n| --- |\n| CDD |', '| A |\n| --- |\n| [CDD](/glossary#cdd) |'],
  ['the first use outside of headings', '## CDD\n\nCDD.', '## CDD\n\n[CDD](/glossary#cdd).'],
  ['a word in bold', '- [ ] **CDD files.** Ready.', '- [ ] **[CDD](/glossary#cdd) files.** Ready.'],
])('the glossary links %s', (_, markdown, linked) => expect(renderLinked(markdown)).toBe(render(linked)));

test.each([
  ['a heading', '## CDD'],
  ['the title of a callout', '> ### CDD'],
  ['a link', '[CDD and more](/kyc-cdd-msbs)'],
  ['the address of a link', 'See [it](/CDD).'],
  ['an address', 'https://example.com/CDD'],
  ['code', 'Write `CDD`.'],
  ['the head of a table', '| CDD | When |\n| --- | ---: |'],
  ['part of a word', 'CDDX, XCDD, anti-money laundering, HTML'],
  ['a word in other case', 'cdd, Cdd'],
])('the glossary leaves %s unchanged', (_, markdown) => expect(renderLinked(markdown)).toBe(render(markdown)));

test('the glossary leaves out terms that are the subject of the text', () => {
  const text = 'KYC is the everyday name of CDD at a money service business.';
  expect(renderLinked(text, terms, 'KYC and CDD for MSBs')).toBe(render(text));
});

test('the glossary links the terms of the site, except everyday words', () => {
  expect(renderLinked('An agent files a SAR in RegData.', glossaryTerms)).toBe(
    render('An agent files a [SAR](/glossary#sar) in [RegData](/glossary#regdata).'),
  );
});
