import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { readMarkdown, renderMarkdown, splitOpening, tableOfContents } from '#components/prose/markdown.ts';
import { guides } from '#content/collections/guides/index.ts';
import { HOSTILE_HTML } from '../../../fixtures/hostileHtml.ts';

const render = (markdown: string): HTMLElement => parse(renderMarkdown(readMarkdown(markdown)));
const contents = (markdown: string) => tableOfContents(readMarkdown(markdown));
const ids = (markdown: string) =>
  render(markdown)
    .querySelectorAll('h2, h3')
    .map((heading) => heading.id);

describe('headings carry anchors', () => {
  test.each([
    ['Does the Duty apply to you?', 'does-the-duty-apply-to-you'],
    ['Do’s and don’ts', 'dos-and-donts'],
    ['Fees & charges **today**', 'fees-charges-today'],
    ['Crème, naïve', 'creme-naive'],
    ['7 days before: confirm', 'part-7-days-before-confirm'],
    ['£365', 'part-365'],
    ['…', 'part'],
  ])('“%s” becomes %s', (words, id) => {
    expect(ids(`## ${words}`)).toEqual([id]);
  });

  test('headings with the same text get different anchors', () => {
    expect(ids('## Steps\n\n### Steps\n\n## Steps 2\n\n## Steps')).toEqual([
      'steps',
      'steps-2',
      'steps-2-2',
      'steps-3',
    ]);
  });

  test('a heading never takes an id that the page uses itself', () => {
    expect(ids('## Main\n\n## Top\n\n## Sources')).toEqual(['main-2', 'top-2', 'sources-2']);
  });

  test('an anchor stays the same when other sections are added or removed', () => {
    expect(ids('## New\n\n## Kept')[1]).toBe(ids('## Kept')[0]);
  });

  test('the contents list the sections, but not their subsections', () => {
    expect(contents('Opening.\n\n## One & `two`\n\n### Inner\n\n> ### Callout\n> Text.\n\n## Three')).toEqual([
      { id: 'one-two', text: 'One & two' },
      { id: 'three', text: 'Three' },
    ]);
  });

  test('every entry in the contents of a guide links to a heading of its text', () => {
    for (const { body } of guides)
      expect(ids(body)).toEqual(expect.arrayContaining(contents(body).map(({ id }) => id)));
  });
});

describe('a checklist', () => {
  const list = render(
    '- [ ] **Risk assessment.** Signed by a [manager](/our-team).\n- [x] **Till & float**\n- [ ] plain words',
  );

  test('gives each item in bold, then its reason', () => {
    const items = list.querySelectorAll('li');
    expect(items.map((item) => item.querySelector('strong')?.text)).toEqual([
      'Risk assessment.',
      'Till & float',
      undefined,
    ]);
    expect(items.map((item) => item.querySelector('span')?.innerHTML)).toEqual([
      'Signed by a <a href="/our-team">manager</a>.',
      undefined,
      undefined,
    ]);
    expect(items[2]?.text).toBe('plain words');
  });

  test('has no box that looks interactive', () => {
    expect(list.querySelector('input')).toBeNull();
  });

  test('is distinguished from an ordinary list', () => {
    expect(list.querySelector('ul')?.getAttribute('class')).toMatch(/checklist/);
    expect(render('- one\n- two').querySelector('ul')?.hasAttribute('class')).toBe(false);
  });
});

describe('quotations', () => {
  test('one that begins with a heading becomes a callout, whose title is not a heading of the page', () => {
    const callout = render('> ### If something is missing\n> Say so.\n>\n> Show the plan.');
    expect(callout.querySelectorAll('p').map(({ text }) => text)).toEqual([
      'If something is missing',
      'Say so.',
      'Show the plan.',
    ]);
    expect(callout.querySelector('h3, blockquote')).toBeNull();
  });

  test('any other remains a quotation', () => {
    expect(render('> Just words.').querySelector('blockquote')?.text.trim()).toBe('Just words.');
  });
});

describe('a table', () => {
  const table = '| Fee | Figure |\n| --- | ---: |\n| Premises | £400 |';

  test('scrolls in a focusable region that is named after the heading above', () => {
    const region = render(`## What it costs\n\n${table}`).querySelector('[role=region]');
    expect(region?.getAttribute('aria-labelledby')).toBe('what-it-costs');
    expect(region?.getAttribute('tabindex')).toBe('0');
  });

  test('is named after its own header row if there is no heading above', () => {
    expect(render(table).querySelector('[role=region]')?.getAttribute('aria-label')).toBe('Fee, Figure');
  });

  test('marks the headers of its columns', () => {
    expect(
      render(table)
        .querySelectorAll('th[scope=col]')
        .map(({ text }) => text),
    ).toEqual(['Fee', 'Figure']);
  });
});

describe('links', () => {
  test('to other sites are marked as external', () => {
    expect(render('[HMRC](https://www.gov.uk/a?b=1&c=2)').innerHTML).toContain(
      '<a href="https://www.gov.uk/a?b=1&amp;c=2" rel="external noopener">HMRC</a>',
    );
  });

  test.each(['/contact-us', '#main-2', 'mailto:a@b.example', 'tel:+442079460958'])('to %s are plain', (href) => {
    const link = render(`[words](${href})`).querySelector('a');
    expect(link?.getAttribute('href')).toBe(href);
    expect(link?.hasAttribute('rel')).toBe(false);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example'])('to %s are not rendered', (href) => {
    expect(render(`[words](${href})`).querySelector('a')).toBeNull();
    expect(render(`[words](${href})`).text.trim()).toBe('words');
  });
});

describe('hostile text in content', () => {
  const TAGS =
    'h1 h2 h3 h4 h5 h6 p br hr ul ol li strong em del code pre blockquote div table thead tbody tr th td a span';
  const ATTRIBUTES = 'id class href rel role tabindex aria-label aria-labelledby scope start data-checklist';

  test.each([
    ['as it is', (text: string) => text],
    ['in a link', (text: string) => `[x](${text})`],
    ['in an autolink', (text: string) => `<${text}>`],
    ['behind a reference', (text: string) => `[x][y]\n\n[y]: ${text}`],
    ['in a picture', (text: string) => `![${text}](${text} "${text}")`],
    ['in a heading', (text: string) => `## ${text}`],
    ['in a table', (text: string) => `| ${text} |\n| --- |\n| ${text} |`],
    ['in a checklist', (text: string) => `- [ ] **${text}** ${text}`],
    ['in code', (text: string) => `\`\`\`${text}\n${text}\n\`\`\``],
  ])('%s becomes nothing but prose', (_, write) => {
    for (const text of HOSTILE_HTML)
      for (const element of render(write(text)).querySelectorAll('*')) {
        expect(TAGS.split(' '), text).toContain(element.tagName.toLowerCase());
        expect(ATTRIBUTES.split(' '), text).toEqual(expect.arrayContaining(Object.keys(element.attributes)));
        if (element.tagName === 'A')
          expect(element.getAttribute('href'), text).toMatch(/^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/);
      }
  });
});

describe('what is not Markdown', () => {
  test.each([
    ['a block', '<script>alert(1)</script>'],
    ['a tag within words', 'Some <img src=x onerror=alert(1)> words'],
    ['a tag in a heading', '## A <b onclick="x">bold</b> word'],
    ['a tag in a checklist', '- [ ] **One** <iframe src="//x"></iframe>'],
    ['a tag in a table', '| <svg onload=x> |\n| --- |\n| <style>*{}</style> |'],
    ['a tag in a link', '[<script>x</script>](/a)'],
    ['a comment', '<!-- hidden -->'],
  ])('%s is shown as plain text', (_, markdown) => {
    const html = render(markdown);
    expect(html.querySelectorAll('script, img, b, iframe, svg, style')).toEqual([]);
    expect(html.text).toContain('<');
  });

  test('a picture is replaced by its alternative text', () => {
    expect(render('![A "plate"](/x.png)').text.trim()).toBe('A "plate"');
  });

  test('an address cannot break out of its attribute', () => {
    expect(render('[x](/a"onclick="b)').querySelector('a')?.hasAttribute('onclick')).toBe(false);
  });
});

describe('the opening of a text', () => {
  const split = (markdown: string) => {
    const { opening, rest } = splitOpening(readMarkdown(markdown));
    return { opening: renderMarkdown(opening), rest: renderMarkdown(rest) };
  };

  test('ends before the first section', () => {
    expect(split('First.\n\nSecond.\n\n## Part\n\nText.\n\n## Next')).toEqual({
      opening: renderMarkdown(readMarkdown('First.\n\nSecond.')),
      rest: renderMarkdown(readMarkdown('## Part\n\nText.\n\n## Next')),
    });
  });

  test('is the whole text if there are no sections', () => {
    expect(split('Only words.')).toEqual({ opening: renderMarkdown(readMarkdown('Only words.')), rest: '' });
  });
});

test('a numbered list keeps its first number', () => {
  expect(render('3. three\n4. four').querySelector('ol')?.getAttribute('start')).toBe('3');
});
