import { strFromU8, unzipSync } from 'fflate';
import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { templates } from '#content/collections/templates/index.ts';
import type { Template } from '#content/collections/templates/schema.server.ts';
import { templateFiles } from '#scripts/outputs/templates/templateFiles.ts';
import { workbook } from '#scripts/outputs/templates/workbook.ts';
import { matches } from '../../../fixtures/files.ts';

/** The parts of a file of Word or Excel: name → XML. */
const partsOf = (file: Uint8Array) =>
  new Map(Object.entries(unzipSync(file)).map(([name, body]) => [name, strFromU8(body)]));

/**
 * The elements of a name in an XML part, which an HTML parser finds by their names in lower case.
 */
const elements = (part: HTMLElement, name: string) => part.querySelectorAll(name.toLowerCase().replace(':', '\\:'));
const textOf = (part: HTMLElement) =>
  elements(part, 'w:t')
    .map(({ text }) => text)
    .join('');

/**
 * What a file has: a heading for each part and one at its end, the texts of each part, and those of
 * the end.
 */
type Contents = { headings: (string | undefined)[]; parts: string[][]; about: string[] };

function readWord(parts: Map<string, string>): Contents {
  const document = parse(parts.get('word/document.xml') ?? '');
  const texts = elements(document, 'w:p').map(textOf);
  const headings = elements(document, 'w:p').filter((one) => /w:val="Heading[12]"/.test(one.innerHTML));
  return {
    headings: headings.map(textOf),
    parts: elements(document, 'w:tbl').map((table) => elements(table, 'w:p').map(textOf)),
    about: texts.slice(texts.indexOf('About this template')),
  };
}

function readExcel(parts: Map<string, string>): Contents {
  const xml = (name: string) => parse(parts.get(name) ?? '');
  const strings = elements(xml('xl/sharedStrings.xml'), 'si').map(({ text }) => text);
  const headings = elements(xml('xl/workbook.xml'), 'sheet').map((sheet) => sheet.getAttribute('name'));
  const sheets = headings.map((_, index) =>
    elements(xml(`xl/worksheets/sheet${index + 1}.xml`), 'c[t=s] v').map(({ text }) => strings[Number(text)] ?? ''),
  );
  return { headings, parts: sheets.slice(0, -1), about: sheets.at(-1) ?? [] };
}

const files = await templateFiles();
const partsAt = (href: string) => partsOf(files.get(href.slice(1)) ?? new Uint8Array());
const all = templates.flatMap((template) => template.files.map((file) => ({ ...template, ...file })));

test('the footer of a sheet has the ampersands of its title, which begin codes', async () => {
  const [template] = templates;
  const parts = partsOf(template ? await workbook({ ...template, title: 'P&L' }) : new Uint8Array());
  expect(parts.get('xl/worksheets/sheet1.xml')).toContain(' · P&amp;&amp;L · ');
});

/** The questions, checks and columns of a part. */
const askedIn = (part: Template['parts'][number]) => {
  if (part.kind === 'checks') return part.checks;
  return (part.kind === 'fields' ? part.fields : part.columns).map(({ label }) => label);
};

describe.each(all)('the file $href', ({ href, format, title, version, lastReviewed, parts, sources, inShort }) => {
  const xml = partsAt(href);
  const everything = [...xml.values()].join('\n');
  const contents = format === 'docx' ? readWord(xml) : readExcel(xml);

  test('asks for everything that its page shows', () => {
    const headings = [...parts.map(({ heading }) => heading), 'About this template'];
    expect(contents.headings).toEqual(format === 'docx' ? [title, ...headings] : headings);
    expect(contents.parts).toEqual(parts.map((part) => expect.arrayContaining(askedIn(part))));
  });

  test('ends with how it is used and with its sources', () => {
    const named = sources.map((source) => expect.stringContaining(source.title));
    expect(contents.about).toEqual(expect.arrayContaining([...inShort, ...named]));
  });

  test('has each part as a table whose header is repeated on paper', () => {
    const header = format === 'docx' ? /(<w:tblHeader)/g : /(_xlnm\.Print_Titles)/g;
    expect(matches(everything, header)).toHaveLength(parts.length);
  });

  test('has its title, language and date as properties', () => {
    const properties = xml.get('docProps/core.xml') ?? '';
    expect(properties).toContain(`<dc:title>${title}</dc:title>`);
    expect(properties).toContain('<dc:language>en-GB</dc:language>');
    const days = matches(properties, /dcterms:(?:created|modified)[^>]*>([^<]+)</g);
    expect(days).toEqual([`${lastReviewed}T00:00:00Z`, `${lastReviewed}T00:00:00Z`]);
  });

  test('shows its version with the date of its content', () => {
    const day = new Date(lastReviewed).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    expect(everything).toContain(`Version ${version}, ${day.replace(' ', '\u00a0')}`);
  });

  test('has no macros and links only to its sources', () => {
    expect([...xml.keys()].filter((name) => /vba|macro|embeddings|externalLinks/i.test(name))).toEqual([]);
    const targets = matches(everything, /Target="(\w+:[^"]+)"/g).map((target) => target.replaceAll('&amp;', '&'));
    expect(targets.toSorted()).toEqual(sources.map(({ url }) => url).toSorted());
  });
});

test('an Excel file offers the answers that its page names', () => {
  const [firm, reviews] = [1, 4].map((sheet) =>
    partsAt('/templates/risk-assessment.xlsx').get(`xl/worksheets/sheet${sheet}.xml`),
  );
  const [fields] = templates.find(({ slug }) => slug === 'risk-assessment')?.parts ?? [];
  const offered = fields?.kind === 'fields' ? fields.fields.flatMap(({ choices = [] }) => choices) : [];
  expect(firm).toContain(`"${offered.join(',')}"`);
  expect(reviews).toMatch(/type="date"/);
  expect(reviews).toContain('<f>SUM(E4:E9)</f>');
});
