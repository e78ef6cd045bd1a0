import { strFromU8, unzipSync } from 'fflate';
import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { templates } from '#content/collections/templates/index.ts';
import type { Template } from '#content/collections/templates/schema.server.ts';
import { templateFiles } from '#scripts/outputs/templates/templateFiles.ts';
import { matches } from '../../fixtures/sources.ts';

/** The parts of a file of Word or Excel: name → XML. */
const partsOf = (file: Uint8Array) =>
  new Map(Object.entries(unzipSync(file)).map(([name, body]) => [name, strFromU8(body)]));

/** The elements of a name in an XML part, which an HTML parser finds by their names in lower case. */
const elements = (part: HTMLElement, name: string) => part.querySelectorAll(name.toLowerCase().replace(':', '\\:'));
const textOf = (part: HTMLElement) =>
  elements(part, 'w:t')
    .map(({ text }) => text)
    .join('');

/** A Word file: its paragraphs with their styles, and the cells of its tables, row by row. */
function readWord(file: Uint8Array) {
  const document = parse(partsOf(file).get('word/document.xml') ?? '');
  const paragraphs = elements(document, 'w:p').map((paragraph) => {
    const [style] = elements(paragraph, 'w:pStyle');
    return { style: style?.getAttribute('w:val'), text: textOf(paragraph) };
  });
  const tables = elements(document, 'w:tbl').map((table) => ({
    header: elements(table, 'w:tblHeader').length > 0,
    cells: elements(table, 'w:p').map(textOf),
  }));
  return { paragraphs, tables };
}

/** The sheets of an Excel file, each with its texts in the order of its cells. */
function readExcel(file: Uint8Array) {
  const parts = partsOf(file);
  const xml = (name: string) => parse(parts.get(name) ?? '');
  const strings = elements(xml('xl/sharedStrings.xml'), 'si').map(({ text }) => text);
  return elements(xml('xl/workbook.xml'), 'sheet').map((sheet, index) => ({
    name: sheet.getAttribute('name'),
    texts: elements(xml(`xl/worksheets/sheet${index + 1}.xml`), 'c[t=s] v').map(({ text }) => strings[Number(text)]),
  }));
}

const files = await templateFiles();
const fileOf = (href: string) => files.get(href.slice(1)) ?? new Uint8Array();
const withFormat = (wanted: 'docx' | 'xlsx') =>
  templates.flatMap((template) =>
    template.files.filter(({ format }) => format === wanted).map(({ href }) => ({ ...template, href })),
  );
const documents = withFormat('docx');
const workbooks = withFormat('xlsx');
const all = [...documents, ...workbooks];

/** The questions, checks and columns of a part. */
const askedIn = (part: Template['parts'][number]) => {
  if (part.kind === 'checks') return part.checks;
  return (part.kind === 'fields' ? part.fields : part.columns).map(({ label }) => label);
};

describe.each(documents)('the Word file $href', ({ href, title, parts, sources, inShort }) => {
  const { paragraphs, tables } = readWord(fileOf(href));
  const inStyle = (style: string) => paragraphs.filter((one) => one.style === style).map(({ text }) => text);

  test('has its title as the first heading, and each part below a heading of its own', () => {
    expect(inStyle('Heading1')).toEqual([title]);
    expect(inStyle('Heading2')).toEqual([...parts.map(({ heading }) => heading), 'About this template']);
  });

  test('asks everything that its page shows, in tables with a row of headers', () => {
    expect(tables).toHaveLength(parts.length);
    for (const [index, part] of parts.entries()) {
      expect(tables[index]?.cells).toEqual(expect.arrayContaining(askedIn(part)));
      expect(tables[index]?.header).toBe(true);
    }
  });

  test('ends with how it is used and with its sources', () => {
    const texts = paragraphs.map(({ text }) => text);
    const about = texts.slice(texts.indexOf('About this template'));
    const sourcesText = sources.map((source) => expect.stringContaining(source.title));
    expect(about).toEqual(expect.arrayContaining([...inShort, ...sourcesText]));
  });
});

describe.each(workbooks)('the Excel file $href', ({ href, parts, title, inShort, sources }) => {
  const sheets = readExcel(fileOf(href));

  test('has a sheet for each part, which asks everything that its page shows', () => {
    expect(sheets.map(({ name }) => name)).toEqual([...parts.map(({ heading }) => heading), 'About this template']);
    for (const [index, part] of parts.entries()) {
      expect(sheets[index]?.texts[0]).toBe(part.heading);
      expect(sheets[index]?.texts).toEqual(expect.arrayContaining(askedIn(part)));
    }
  });

  test('ends with how it is used and with its sources', () => {
    const titles = sources.map((source) => source.title);
    expect(sheets.at(-1)?.texts).toEqual(expect.arrayContaining([title, ...inShort, ...titles]));
  });

  test('has each part as a table whose header is repeated on paper', () => {
    const files = partsOf(fileOf(href));
    expect([...files.keys()].filter((name) => /^xl\/tables\//.test(name))).toHaveLength(parts.length);
    expect(matches(files.get('xl/workbook.xml') ?? '', /(_xlnm\.Print_Titles)/g)).toHaveLength(parts.length);
  });
});

test('an Excel file offers the answers that its page names, and adds up amounts', async () => {
  const [customer, money] = [1, 2].map((sheet) =>
    partsOf(fileOf('/templates/source-of-funds.xlsx')).get(`xl/worksheets/sheet${sheet}.xml`),
  );
  const [fields] = templates.find(({ slug }) => slug === 'source-of-funds')?.parts ?? [];
  const offered = fields?.kind === 'fields' ? fields.fields.flatMap(({ choices = [] }) => choices) : [];
  expect(customer).toContain(`"${offered.join(',')}"`);
  expect(money).toMatch(/type="date"/);
  expect(money).toContain('<f>SUM(E4:E9)</f>');
});

describe.each(all)('the file $href', ({ href, title, version, lastReviewed, sources }) => {
  const parts = partsOf(fileOf(href));
  const everything = [...parts.values()].join('\n');

  test('has its title, its language and the day of its content among its properties, and shows its version', () => {
    const properties = parts.get('docProps/core.xml');
    expect(properties).toContain(`<dc:title>${title}</dc:title>`);
    expect(properties).toContain('<dc:language>en-GB</dc:language>');
    const days = matches(properties ?? '', /dcterms:(?:created|modified)[^>]*>([^<]+)</g);
    expect(days).toEqual([`${lastReviewed}T00:00:00Z`, `${lastReviewed}T00:00:00Z`]);
    const day = new Date(lastReviewed).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    expect(everything).toContain(`Version ${version} of ${day.replace(' ', '\u00a0')}`);
  });

  test('has no macro, and links to its sources alone', () => {
    expect([...parts.keys()].filter((name) => /vba|macro|embeddings|externalLinks/i.test(name))).toEqual([]);
    const targets = matches(everything, /Target="(\w+:[^"]+)"/g).map((target) => target.replaceAll('&amp;', '&'));
    expect(targets.toSorted()).toEqual(sources.map(({ url }) => url).toSorted());
  });
});
