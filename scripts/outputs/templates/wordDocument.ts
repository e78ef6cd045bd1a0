import {
  CheckBox,
  Document,
  ExternalHyperlink,
  Footer,
  type IBorderOptions,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import type { Template, TemplatePart } from '#content/collections/templates/schema.server.ts';
import { templatesPage } from '#content/pages/templates.ts';
import { site } from '#content/site/site.ts';
import { house, versionOf } from './house.ts';
import { fontTable, LEADING, styles } from './wordStyles.ts';

/**
 * Sizes in twentieths of a point, as Word counts: the width of an A4 page, its margins, a line to
 * write on, the padding of a cell.
 */
const A4 = { portrait: 11_906, landscape: 16_838 };
const MARGIN = 1_134;
const LINE = 420;
const PADDING = { top: 70, bottom: 70, left: 110, right: 110 };

const rule: IBorderOptions = { style: 'single', size: 4, color: house.line };
const BORDERS = { top: rule, bottom: rule, left: rule, right: rule, insideHorizontal: rule, insideVertical: rule };
/** The security thread, as on the site. */
const THREAD: IBorderOptions = { style: 'dashed', size: 18, color: house.thread, space: 8 };

const heading = (text: string, pageBreakBefore: boolean) =>
  new Paragraph({ text, heading: 'Heading2', pageBreakBefore });
const styled = (style: string, text: string) => new Paragraph({ text, style });
const note = (text: string | undefined) => (text ? [new Paragraph({ text, style: 'Note', keepNext: true })] : []);

const boxes = (answers: readonly string[]) =>
  new Paragraph({
    children: answers.flatMap((answer, index) => [
      new CheckBox({ alias: answer }),
      new TextRun(` ${answer}${index < answers.length - 1 ? '     ' : ''}`),
    ]),
  });

type Column = { label: string; width: number };
const column = (label: string, width: number): Column => ({ label, width });
/**
 * A row of a table: the paragraphs of its cells, and the number of lines to write on, usually one.
 */
type Row = { cells: Paragraph[][]; lines?: number };

/**
 * A table whose first row is its header and is repeated on each page. The first column is tinted
 * where it has the labels.
 */
function table(columns: Column[], rows: Row[], whole: number, labelled: boolean): Table {
  const shares = columns.reduce((sum, { width }) => sum + width, 0);
  const widths = columns.map(({ width }) => Math.floor((whole * width) / shares));
  const cell = (index: number, children: Paragraph[], fill?: string) =>
    new TableCell({
      children,
      width: { size: widths[index] ?? 0, type: 'dxa' },
      margins: PADDING,
      ...(fill && { shading: { type: 'clear', color: 'auto', fill } }),
    });
  const tint = labelled ? house.tint : undefined;
  const head = columns.map(({ label }, index) => cell(index, [styled('Column', label)], house.night));
  return new Table({
    width: { size: whole, type: 'dxa' },
    columnWidths: widths,
    layout: 'fixed',
    borders: BORDERS,
    tableLook: { firstRow: true, firstColumn: labelled },
    rows: [
      new TableRow({ children: head, tableHeader: true, cantSplit: true }),
      ...rows.map(({ cells, lines = 1 }) => {
        const children = cells.map((content, index) => cell(index, content, index ? undefined : tint));
        const height = { value: LINE * Math.max(1, lines), rule: 'atLeast' } as const;
        return new TableRow({ children, height, cantSplit: true });
      }),
    ],
  });
}

const { form, file } = templatesPage;
const empty = () => [new Paragraph('')];

function contentOf(part: TemplatePart, whole: number): Table {
  if (part.kind === 'checks') {
    // The box has its check as its name.
    const box = (check: string) => new Paragraph({ children: [new CheckBox({ alias: check })] });
    const rows = part.checks.map((check) => ({ cells: [[box(check)], [new Paragraph(check)], empty()] }));
    return table([column(form.done, 3), column(form.check, 20), column(form.signed, 7)], rows, whole, false);
  }
  if (part.kind === 'fields') {
    const rows = part.fields.map(({ label, hint, choices, lines }) => ({
      cells: [
        [styled('Label', label), ...(hint ? [styled('Hint', hint)] : [])],
        choices ? [boxes(choices), ...(lines > 0 ? empty() : [])] : empty(),
      ],
      lines: lines + (choices ? 1 : 0),
    }));
    return table([column(form.field, 2), column(form.answer, 4)], rows, whole, true);
  }
  const begun = [...part.rows, ...Array.from({ length: part.blank }, () => [])];
  const rows = begun.map((row: string[]) => ({
    cells: part.columns.map((_, index) => [new Paragraph(row[index] ?? '')]),
  }));
  const summed = part.columns.some(({ holds }) => holds === 'amount');
  const sum = { cells: part.columns.map((_, index) => [styled('Label', index ? '' : form.total)]) };
  return table(part.columns, summed ? [...rows, sum] : rows, whole, false);
}

/** The last page: how the form is used, and what it rests on. */
const about = ({ inShort, sources }: Template): Paragraph[] => [
  heading(file.about, true),
  new Paragraph({ text: file.use, heading: 'Heading3' }),
  ...inShort.map((text) => new Paragraph({ text, bullet: { level: 0 } })),
  new Paragraph({ text: file.sources, heading: 'Heading3' }),
  ...sources.map(({ title, url }) => {
    const link = new ExternalHyperlink({ link: url, children: [new TextRun({ text: title, style: 'Hyperlink' })] });
    const address = new TextRun({ text: url, break: 1, size: 17, color: house.softInk });
    return new Paragraph({ bullet: { level: 0 }, children: [link, address] });
  }),
  new Paragraph({ text: file.sourcesNote, style: 'Note', spacing: { ...LEADING, before: 200 } }),
];

function footer(template: Template, whole: number): Footer {
  const page = [new Tab(), `${file.page} `, PageNumber.CURRENT, ` ${file.pageOf} `, PageNumber.TOTAL_PAGES];
  const name = `${site.siteName} · ${template.title} · ${versionOf(template)}`;
  const children = [new TextRun(name), new TextRun({ children: page })];
  return new Footer({
    children: [new Paragraph({ style: 'Footer', tabStops: [{ type: 'right', position: whole }], children })],
  });
}

/** A template as a Word document (.docx). */
export function wordDocument(template: Template): Promise<Uint8Array> {
  const { title, lead, description, orientation, parts } = template;
  const whole = A4[orientation] - 2 * MARGIN;
  const margin = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN, footer: 500 };
  const document = new Document({
    title,
    description,
    creator: site.siteName,
    lastModifiedBy: site.siteName,
    styles,
    sections: [
      {
        properties: { page: { size: { orientation }, margin } },
        footers: { default: footer(template, whole) },
        children: [
          styled('House', site.siteName),
          new Paragraph({ text: title, heading: 'Heading1' }),
          new Paragraph({ text: lead, style: 'Note', border: { bottom: THREAD } }),
          ...parts.flatMap((part) => [heading(part.heading, part.newPage), ...note(part.note), contentOf(part, whole)]),
          ...about(template),
        ],
      },
    ],
  });
  const fonts = [{ path: 'word/fontTable.xml', data: fontTable }];
  return Packer.toBuffer(document, undefined, fonts);
}
