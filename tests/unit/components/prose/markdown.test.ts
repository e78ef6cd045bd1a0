import { type HTMLElement, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { linkTerms } from '#components/prose/linkTerms.ts';
import {
  externalLinks,
  readMarkdown,
  renderMarkdown,
  splitOpening,
  splitUnder,
  tableOfContents,
} from '#components/prose/markdown.ts';
import { readCases } from '../../../fixtures/cases.ts';
import { HOSTILE_HTML } from '../../../fixtures/hostileHtml.ts';

const text = z.string();
const named = z.record(z.string(), z.string()).transform(Object.entries<string>);
const { terms, linked, unlinked, anchors, places, plain, forbidden, html, openings, divided, allowed } = readCases(
  import.meta,
  {
    terms: z.array(z.object({ slug: z.string(), names: z.array(z.string()) })),
    linked: z.array(z.object({ what: z.string(), markdown: z.string(), becomes: z.string() })),
    unlinked: named,
    anchors: z.array(z.object({ headings: z.array(z.string()), ids: z.array(z.string()) })),
    places: named,
    plain: z.array(text),
    forbidden: z.array(text),
    html: z.array(text),
    openings: z.array(z.tuple([text, text, text])),
    divided: z.array(z.tuple([text, text.nullable(), text, text])),
    allowed: z.strictObject({ elements: text, attributes: text }),
  },
);

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

test.each(anchors)('headings carry anchors: $headings become $ids', ({ headings, ids }) => {
  const text = render(headings.map((words) => `## ${words}`).join('\n\n'));
  expect(text.querySelectorAll('h2').map(({ id }) => id)).toEqual(ids);
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

test.each(plain)('links to %s are plain', (href) => {
  const link = render(`[words](${href})`).querySelector('a');
  expect(link?.getAttribute('href')).toBe(href);
  expect(link?.hasAttribute('rel')).toBe(false);
});

test.each(forbidden)('of a link to %s only its words are shown', (href) => {
  expect(rendered(`[words](${href})`)).toBe('<p>words</p>\n');
});

test.each(places)('hostile text in content, %s, becomes nothing but prose', (_, place) => {
  for (const text of HOSTILE_HTML)
    for (const element of render(place.replaceAll('@', () => text)).querySelectorAll('*')) {
      expect(allowed.elements.split(' '), text).toContain(element.tagName.toLowerCase());
      expect(allowed.attributes.split(' '), text).toEqual(expect.arrayContaining(Object.keys(element.attributes)));
      if (element.tagName === 'A')
        expect(element.getAttribute('href'), text).toMatch(/^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/);
    }
});

test.each(html)('what is not Markdown is shown as it is written: %s', (html) => {
  expect(render(html).text.trim()).toBe(html);
});

test('a picture is replaced by its alternative text', () =>
  expect(render('![A plate](/x.png)').text).toBe('A plate\n'));

test.each(openings)('the opening of a text %s', (_, before, sections) => {
  const { opening, rest } = splitOpening(readMarkdown(`${before}\n\n${sections}`));
  expect([opening, rest].map((tokens) => renderMarkdown(tokens))).toEqual([before, sections].map(rendered));
});

test.each(divided)('a text %s', (_, under, before, after) => {
  const { upTo, rest } = splitUnder(readMarkdown(`${before}\n\n${after}`), under ?? undefined);
  expect([upTo, rest].map((tokens) => renderMarkdown(tokens))).toEqual([before, after].map(rendered));
});

const renderLinked = (markdown: string, subject = '') =>
  renderMarkdown(linkTerms(readMarkdown(markdown), terms, subject));

test.each(linked)('the glossary links $what', ({ markdown, becomes }) =>
  expect(renderLinked(markdown)).toBe(rendered(becomes)),
);

test.each(unlinked)('the glossary leaves %s unchanged', (_, markdown) =>
  expect(renderLinked(markdown)).toBe(rendered(markdown)),
);

test('the glossary leaves out terms that are the subject of the text', () => {
  const text = 'KYC is the everyday name of CDD at a money service business.';
  expect(renderLinked(text, 'KYC and CDD for MSBs')).toBe(rendered(text));
});
