import { type HTMLElement, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { linkTerms } from '#components/prose/linkTerms.ts';
import {
  externalLinks,
  readMarkdown,
  renderMarkdown,
  splitOpening,
  splitUnder,
  tableOfContents,
} from '#components/prose/markdown.ts';
import { HOSTILE_HTML } from '../../../fixtures/samples.ts';

const rendered = (markdown: string) => renderMarkdown(readMarkdown(markdown));
const render = (markdown: string): HTMLElement => parse(rendered(markdown));
const contents = (markdown: string) => tableOfContents(readMarkdown(markdown));

test('links to other sites refer by number to the list below the text', () => {
  const text = readMarkdown('[1](https://one.example), [2](https://two.example), [1](https://one.example), [here](/).');
  expect(externalLinks(text)).toEqual(['https://one.example', 'https://two.example']);
  const links = parse(renderMarkdown(text, ['https://two.example'])).querySelectorAll('a');
  expect(links.map((link) => link.getAttribute('data-print-reference'))).toEqual([
    undefined,
    '1',
    undefined,
    undefined,
  ]);
});

test.each([
  ['Does the Duty apply to you?', 'does-the-duty-apply-to-you'],
  ['Do’s and don’ts', 'dos-and-donts'],
  ['Fees & charges **today**', 'fees-charges-today'],
  ['Crème, naïve', 'creme-naive'],
  ['7 days before: confirm', 'part-7-days-before-confirm'],
  ['£365', 'part-365'],
  ['…', 'part'],
  // Headings with the same text get different anchors.
  ['Steps / Steps / Steps 2', 'steps / steps-2 / steps-2-2'],
  ['New / Fees', 'new / fees'],
])('headings carry anchors: %s → %s', (headings, ids) => {
  const text = render(headings.replace(/^| \/ /g, '\n\n## '));
  expect(text.querySelectorAll('h2').map(({ id }) => id)).toEqual(ids.split(' / '));
});

test('a numbered list begins at the number that its author wrote', () => {
  expect(rendered('3. Third\n4. Fourth')).toContain('<ol start="3">');
});

test('the contents list the sections, but not their subsections', () => {
  expect(contents('Opening.\n\n## One & `two`\n\n### Inner\n\n> ### Callout\n> Text.\n\n## Three')).toEqual([
    { id: 'one-two', text: 'One & two' },
    { id: 'three', text: 'Three' },
  ]);
});

test('a checklist gives each item in bold, then its reason, without a box that looks interactive', () => {
  const list = render('- [ ] **Risk assessment.** By a [manager](/our-team).\n- [x] **Till & float**\n- [ ] plain');
  const all = (selector: string) => list.querySelectorAll(selector).map(({ innerHTML }) => innerHTML);
  expect(all('li > strong:first-child')).toEqual(['Risk assessment.', 'Till &amp; float']);
  expect(all('li > strong + span')).toEqual(['By a <a href="/our-team">manager</a>.']);
  expect(all('li').at(-1)).toBe('plain');
  expect(all('input')).toEqual([]);
});

test('a quotation that begins with a heading becomes a callout, whose title is not a heading of the page', () => {
  const callout = render('> ### If something is missing\n> Say so.\n>\n> Show the plan.');
  const paragraphs = callout.querySelectorAll('p').map(({ text }) => text);
  expect(paragraphs).toEqual(['If something is missing', 'Say so.', 'Show the plan.']);
  expect(callout.querySelector('h3, blockquote')).toBeNull();
  expect(render('> Just words.').querySelector('blockquote')?.text.trim()).toBe('Just words.');
});

// That its region is named after the heading above, and scrolls, is tested in
// tests/component/reading/guide.test.tsx.
test('a table without a heading above is named after its own header row, which marks its columns', () => {
  const table = render('| Fee | Figure |\n| --- | ---: |\n| Premises | £400 |');
  expect(table.querySelector('[role=region]')?.getAttribute('aria-label')).toBe('Fee, Figure');
  expect(table.querySelectorAll('th[scope=col]').map(({ text }) => text)).toEqual(['Fee', 'Figure']);
});

test('links to other sites are marked as external', () => {
  const link = '<a href="https://www.gov.uk/a?b=1&amp;c=2" rel="external noopener">HMRC</a>';
  expect(rendered('[HMRC](https://www.gov.uk/a?b=1&c=2)')).toContain(link);
});

test.each(['/contact-us', '#main-2', 'mailto:a@b.example', 'tel:+442079460958'])('links to %s are plain', (href) => {
  const link = render(`[words](${href})`).querySelector('a');
  expect(link?.getAttribute('href')).toBe(href);
  expect(link?.hasAttribute('rel')).toBe(false);
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example'])(
  'of a link to %s only its words are shown',
  (href) => {
    expect(rendered(`[words](${href})`)).toBe('<p>words</p>\n');
  },
);

/** The elements and attributes of prose. */
const ALLOWED = {
  elements:
    'h1 h2 h3 h4 h5 h6 p br hr ul ol li strong em del code pre blockquote div table thead tbody tr th td a span',
  attributes: 'id class href rel role tabindex aria-label aria-labelledby scope start data-checklist',
};

// @ is the place of the hostile text.
test.each([
  ['as it is', '@'],
  ['in a link', '[x](@)'],
  ['in an autolink', '<@>'],
  ['behind a reference', '[x][y]\n\n[y]: @'],
  ['in a picture', '![@](@ "@")'],
  ['in a heading', '## @'],
  ['in a table', '| @ |\n| --- |\n| @ |'],
  ['in a checklist', '- [ ] **@** @'],
  ['in code', '```@\n@\n```'],
])('hostile text in content, %s, becomes nothing but prose', (_, place) => {
  for (const text of HOSTILE_HTML)
    for (const element of render(place.replaceAll('@', () => text)).querySelectorAll('*')) {
      expect(ALLOWED.elements.split(' '), text).toContain(element.tagName.toLowerCase());
      expect(ALLOWED.attributes.split(' '), text).toEqual(expect.arrayContaining(Object.keys(element.attributes)));
      if (element.tagName === 'A')
        expect(element.getAttribute('href'), text).toMatch(/^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/);
    }
});

test.each(['<script>alert(1)</script>', 'A <b onclick="x">bold</b> word', '<!-- hidden -->'])(
  'what is not Markdown is shown as it is written: %s',
  (html) => {
    expect(render(html).text.trim()).toBe(html);
  },
);

test('a picture is replaced by its alternative text', () =>
  expect(render('![A plate](/x.png)').text).toBe('A plate\n'));

test.each([
  ['ends before the first section', 'First.\n\nSecond.', '## Part\n\nText.\n\n## Next'],
  ['is the whole text if there are no sections', 'Only words.', ''],
])('the opening of a text %s', (_, before, sections) => {
  const { opening, rest } = splitOpening(readMarkdown(`${before}\n\n${sections}`));
  expect([opening, rest].map((tokens) => renderMarkdown(tokens))).toEqual([before, sections].map(rendered));
});

test.each([
  ['is divided below a heading', 'Second', '## First\n\nWords.\n\n## Second', 'More words.\n\n## Third'],
  ['stays whole where nothing is to stand below a heading', undefined, '', '## First\n\nWords.'],
])('a text %s', (_, under, before, after) => {
  const { upTo, rest } = splitUnder(readMarkdown(`${before}\n\n${after}`), under);
  expect([upTo, rest].map((tokens) => renderMarkdown(tokens))).toEqual([before, after].map(rendered));
});

const terms = [
  { slug: 'cdd', names: ['Customer due diligence', 'CDD'] },
  { slug: 'msb', names: ['Money service business', 'MSB'] },
  { slug: 'ml', names: ['Money laundering', 'ML'] },
  { slug: 'mlrs', names: ['Money Laundering Regulations', 'MLRs'] },
  { slug: 'cass-15', names: ['CASS 15'] },
];

const renderLinked = (markdown: string, subject = '') =>
  renderMarkdown(linkTerms(readMarkdown(markdown), terms, subject));

test.each([
  ['the first use and no other', '[CDD](/glossary#cdd), and CDD again.'],
  ['a term once, in full or as an abbreviation', '[Money service businesses](/glossary#msb) (MSBs) and an MSB.'],
  [
    'the longer of two names',
    'The [Money Laundering Regulations](/glossary#mlrs) are about [money laundering](/glossary#ml).',
  ],
  ['a name with a figure', 'Under [CASS 15](/glossary#cass-15).'],
  ['a possessive', 'The [MSB](/glossary#msb)’s accounts.'],
  ['a cell of a table', '| A |\n| --- |\n| [CDD](/glossary#cdd) |'],
  ['the first use outside of headings', '## CDD\n\n[CDD](/glossary#cdd).'],
  ['a word in bold', '- [ ] **[CDD](/glossary#cdd) files.** Ready.'],
])('the glossary links %s', (_, linked) => {
  const written = linked.replace(/\[([^\]]+)\]\(\/glossary#[\w-]+\)/g, '$1');
  expect(renderLinked(written)).toBe(rendered(linked));
});

test.each([
  ['a heading', '## CDD'],
  ['the title of a callout', '> ### CDD'],
  ['a link', '[CDD and more](/kyc-cdd-msbs)'],
  ['an address', 'https://example.com/CDD'],
  ['code', 'Write `CDD`.'],
  ['the head of a table', '| CDD | When |\n| --- | ---: |'],
  ['part of a word', 'CDDX, XCDD, anti-money laundering, HTML'],
  ['a word in other case', 'cdd, Cdd'],
])('the glossary leaves %s unchanged', (_, markdown) => expect(renderLinked(markdown)).toBe(rendered(markdown)));

test('the glossary leaves out terms that are the subject of the text', () => {
  const text = 'KYC is the everyday name of CDD at a money service business.';
  expect(renderLinked(text, 'KYC and CDD for MSBs')).toBe(rendered(text));
});
