import { expect, test } from 'vitest';
import { linkTerms } from '#components/prose/linkTerms.ts';
import { readMarkdown, renderMarkdown } from '#components/prose/markdown.ts';
import { glossaryTerms } from '#content/collections/glossary/index.ts';
import { LINKED, terms, UNCHANGED } from '../../../fixtures/unit/terms.ts';

const render = (markdown: string) => renderMarkdown(readMarkdown(markdown));
const renderLinked = (markdown: string, of = terms, subject = '') =>
  renderMarkdown(linkTerms(readMarkdown(markdown), of, subject));

test.each(LINKED)('the glossary links %s', (_, markdown, linked) =>
  expect(renderLinked(markdown)).toBe(render(linked)),
);

test.each(UNCHANGED)('the glossary leaves %s unchanged', (_, markdown) =>
  expect(renderLinked(markdown)).toBe(render(markdown)),
);

test('the glossary leaves out terms that are the subject of the text', () => {
  const text = 'KYC is the everyday name of CDD at a money service business.';
  expect(renderLinked(text, terms, 'KYC and CDD for MSBs')).toBe(render(text));
});

test('the glossary links the terms of the site, except everyday words', () => {
  expect(renderLinked('An agent files a SAR in RegData.', glossaryTerms)).toBe(
    render('An agent files a [SAR](/glossary#sar) in [RegData](/glossary#regdata).'),
  );
});
