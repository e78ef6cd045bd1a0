import { type Cell, type CellStyle, type DataValidation, rangeRef, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import type { Template, TemplatePart } from '#content/collections/templates/schema.server.ts';
import { templatesPage } from '#content/pages/templates.ts';
import { site } from '#content/site/site.ts';
import { house, versionOf } from './house.ts';

/** The characters that a row of a sheet has on A4, and the height of a line in points. */
const CHARACTERS = { portrait: 95, landscape: 140 };
/**
 * The characters of a line of running text: LibreOffice reduces no sheet of one column, so that it
 * has to fit.
 */
const MEASURE = 75;
const LINE = 17;

const line = { style: 'thin' as const, color: { rgb: house.line } };
const font = { name: house.text.name, size: 11, color: { rgb: house.ink } };
const WRAPPED: CellStyle = { alignment: { wrapText: true, vertical: 'center' } };
const BOXED: CellStyle = { ...WRAPPED, border: { top: line, right: line, bottom: line, left: line } };
const filled = (rgb: string): CellStyle => ({ fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb } } });
const TITLE: CellStyle = { font: { name: house.display.name, size: 18, color: { rgb: house.ink } } };
const NOTE: CellStyle = { ...WRAPPED, font: { ...font, color: { rgb: house.softInk } } };
const LINK: CellStyle = { ...WRAPPED, font: { ...font, color: { rgb: house.teal }, underline: true } };
const HEAD: CellStyle = {
  ...BOXED,
  ...filled(house.night),
  font: { ...font, bold: true, color: { rgb: house.onNight } },
};
const LABEL: CellStyle = { ...BOXED, ...filled(house.tint), font: { ...font, bold: true } };
const CELL: CellStyle = { ...BOXED, font };

const FORMATS = { text: {}, date: { numFmt: 'dd/mm/yyyy' }, amount: { numFmt: '"£"#,##0.00' } };

const { form, file } = templatesPage;

type Column = { label: string; width: number; holds?: keyof typeof FORMATS; choices?: string[] | undefined };
const column = (label: string, width: number, choices?: string[]): Column => ({ label, width, choices });

/** A part as rows and columns; `choices` of a row are those of its second cell. */
type Grid = {
  columns: Column[];
  rows: { cells: string[]; choices?: string[] | undefined; lines?: number }[];
};

function gridOf(part: TemplatePart): Grid {
  if (part.kind === 'fields') {
    const help = part.fields.some(({ hint }) => hint) ? [column(file.help, 3)] : [];
    const rows = part.fields.map(({ label, hint = '', ...rest }) => ({ cells: [label, '', hint], ...rest }));
    return { columns: [column(form.field, 3), column(form.answer, 5), ...help], rows };
  }
  if (part.kind === 'checks') {
    const done = column(form.done, 2, [form.yes, form.notApplicable]);
    const rows = part.checks.map((text) => ({ cells: [text] }));
    return { columns: [column(form.check, 6), done, column(form.signed, 2)], rows };
  }
  const blank = Array.from({ length: part.blank }, (): string[] => []);
  return { columns: part.columns, rows: [...part.rows, ...blank].map((cells) => ({ cells })) };
}

const linesOf = (text: string, characters: number) => Math.ceil(text.length / characters);

/**
 * What a range of cells takes: a day, or an amount. A list offers answers, and takes other words
 * too.
 */
function validationOf({ holds, choices }: Pick<Column, 'holds' | 'choices'>, range: string): DataValidation[] {
  if (choices) return [{ range, allowBlank: true, type: 'list', values: choices, showErrorMessage: false }];
  const common = { range, allowBlank: true, showErrorMessage: true };
  if (holds === 'date') return [{ ...common, type: 'date', operator: 'greaterThan', formula1: '1' }];
  if (holds === 'amount') return [{ ...common, type: 'decimal', operator: 'greaterThanOrEqual', formula1: '0' }];
  return [];
}

/** What all sheets of a template have in common on paper. */
const printed = (template: Template, titleRow?: number): Pick<WriteSheet, 'pageSetup' | 'headerFooter' | 'view'> => ({
  pageSetup: {
    paperSize: 'a4',
    orientation: template.orientation,
    fitToPage: true,
    fitToWidth: 1,
    fitToHeight: 0,
    margins: { top: 0.7, right: 0.6, bottom: 0.8, left: 0.6, header: 0.3, footer: 0.4 },
    ...(titleRow && { printTitlesRow: `$${titleRow}:$${titleRow}` }),
  },
  headerFooter: {
    // An ampersand begins a code.
    oddFooter: `&L&8${`${site.siteName} · ${template.title} · ${versionOf(template)}`.replaceAll('&', '&&')}&R&8&A · ${file.page} &P ${file.pageOf} &N`,
  },
  view: { showGridLines: false },
});

/**
 * A line of a sheet: its cells from the first column, and its height in points where it has one.
 */
type Line = { cells: Partial<Cell>[]; height?: number };

/** Lines as hucre takes them: cells by their places, and heights. */
const written = (lines: Line[]): Pick<WriteSheet, 'cells' | 'rowDefs'> => ({
  cells: new Map(lines.flatMap(({ cells }, row) => cells.map((cell, column) => [`${row},${column}`, cell]))),
  rowDefs: new Map(lines.flatMap(({ height }, row) => (height ? [[row, { height }]] : []))),
});

/**
 * A sheet with one part of the form: its heading, its note, and a table whose first row is repeated
 * on each page.
 */
function sheetOf(template: Template, part: TemplatePart, place: number): WriteSheet {
  const { columns, rows } = gridOf(part);
  const characters = CHARACTERS[template.orientation];
  const shares = columns.reduce((sum, { width }) => sum + width, 0);
  const widths = columns.map(({ width }) => Math.round((characters * width) / shares));
  const head = part.note ? 2 : 1;
  const [first, last] = [head + 1, head + rows.length];
  const answers = (index: number) => rangeRef(first, index, last, index);
  const noted = part.note
    ? [{ cells: [{ value: part.note, style: NOTE }], height: LINE * linesOf(part.note, characters) + 6 }]
    : [];
  const asked = rows.map(({ cells: texts, lines = 1 }): Line => {
    const needed = texts.map((text, column) => linesOf(text, (widths[column] ?? 1) - 4));
    const cells = columns.map(({ holds = 'text' }, column) => {
      const style = part.kind !== 'table' && column === 0 ? LABEL : CELL;
      return { value: texts[column] || null, style: { ...style, ...FORMATS[holds] } };
    });
    return { cells, height: LINE * Math.max(1, lines, ...needed) + 4 };
  });
  const totals = columns.map(({ holds }, index): Partial<Cell> => {
    if (holds !== 'amount') return index ? {} : { value: form.total, style: LABEL };
    return { value: 0, formula: `SUM(${answers(index)})`, formulaResult: 0, style: { ...LABEL, ...FORMATS.amount } };
  });
  return {
    name: part.heading,
    columns: widths.map((width) => ({ width })),
    ...written([
      { cells: [{ value: part.heading, style: TITLE }], height: 30 },
      ...noted,
      { cells: columns.map(({ label }) => ({ value: label, style: HEAD })), height: LINE * 2 },
      ...asked,
      ...(columns.some(({ holds }) => holds === 'amount') ? [{ cells: totals }] : []),
    ]),
    merges: part.note ? [{ startRow: 1, startCol: 0, endRow: 1, endCol: columns.length - 1 }] : [],
    dataValidations: [
      ...rows.flatMap(({ choices }, index) => validationOf({ choices }, rangeRef(first + index, 1, first + index, 1))),
      ...columns.flatMap((column, index) => validationOf(column, answers(index))),
    ],
    freezePane: { rows: head + 1 },
    tables: [
      {
        name: `Part${place}`,
        range: rangeRef(head, 0, last, columns.length - 1),
        columns: columns.map(({ label }) => ({ name: label })),
        style: 'TableStyleLight1',
        showRowStripes: false,
        showAutoFilter: false,
      },
    ],
    ...printed(template, head + 1),
  };
}

/** The last sheet: how the form is used, and what it rests on. */
function aboutSheet(template: Template): WriteSheet {
  const { title, lead, inShort, sources } = template;
  const texts: (Partial<Cell> & { value: string })[] = [
    { value: lead, style: NOTE },
    { value: `${site.siteName} · ${versionOf(template)}`, style: NOTE },
    { value: file.use, style: LABEL },
    ...inShort.map((value) => ({ value, style: NOTE })),
    { value: file.sources, style: LABEL },
    ...sources.map(({ title, url }) => ({ value: title, hyperlink: { target: url }, style: LINK })),
    { value: file.sourcesNote, style: NOTE },
  ];
  return {
    name: file.about,
    columns: [{ width: MEASURE }],
    ...written([
      { cells: [{ value: title, style: TITLE }], height: 30 },
      ...texts.map((cell) => ({ cells: [cell], height: LINE * linesOf(cell.value, MEASURE) + 4 })),
    ]),
    ...printed(template),
  };
}

/** A template as an Excel workbook (.xlsx), with a sheet for each part. */
export function workbook(template: Template): Promise<Uint8Array> {
  const { title, description, lastReviewed, parts } = template;
  return writeXlsx({
    sheets: [...parts.map((part, index) => sheetOf(template, part, index + 1)), aboutSheet(template)],
    properties: {
      title,
      description,
      creator: site.siteName,
      lastModifiedBy: site.siteName,
      created: new Date(lastReviewed),
    },
    defaultFont: font,
  });
}
