import {
  type Cell,
  type CellStyle,
  cellRef,
  type DataValidation,
  rangeRef,
  type WriteSheet,
  writeXlsx,
} from 'hucre/xlsx';
import type { Template, TemplatePart } from '#content/collections/templates/schema.server.ts';
import { templatesPage } from '#content/pages/templates.ts';
import { site } from '#content/site/site.ts';
import { house, versionOf } from './house.ts';
import { repack } from './repack.ts';

/** The characters that a row of a sheet has on A4, and the height of a line in points. */
const CHARACTERS = { portrait: 95, landscape: 140 };
/** The characters of a line of running text: LibreOffice reduces no sheet of one column, so that it has to fit. */
const MEASURE = 75;
const LINE = 17;

const line = { style: 'thin' as const, color: { rgb: house.line } };
const font = { name: house.text.name, size: 11, color: { rgb: house.ink } };
const STYLES = {
  title: { font: { name: house.display.name, size: 18, color: { rgb: house.ink } } },
  note: { font: { ...font, color: { rgb: house.softInk } }, alignment: { wrapText: true, vertical: 'center' } },
  head: {
    font: { ...font, bold: true, color: { rgb: house.onNight } },
    fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: house.night } },
    border: { top: line, right: line, bottom: line, left: line },
    alignment: { wrapText: true, vertical: 'center' },
  },
  cell: {
    font,
    border: { top: line, right: line, bottom: line, left: line },
    alignment: { wrapText: true, vertical: 'center' },
  },
} satisfies Record<string, CellStyle>;
const LABEL: CellStyle = {
  ...STYLES.cell,
  font: { ...font, bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: house.tint } },
};
const LINK: CellStyle = { ...STYLES.note, font: { ...font, color: { rgb: house.teal }, underline: true } };

const FORMATS = { text: undefined, date: 'dd/mm/yyyy', amount: '"£"#,##0.00' };

const { form, file } = templatesPage;

type Column = { label: string; width: number; holds?: keyof typeof FORMATS; choices?: string[] | undefined };
const column = (label: string, width: number, choices?: string[]): Column => ({ label, width, choices });

/** A part as rows and columns; `choices` of a row are those of its second cell. */
type Grid = {
  columns: Column[];
  rows: { cells: string[]; choices?: string[] | undefined; lines: number }[];
  /** Whether the first column has labels, and no answers. */
  labelled: boolean;
};

function gridOf(part: TemplatePart): Grid {
  if (part.kind === 'fields') {
    const help = part.fields.some(({ hint }) => hint) ? [column(file.help, 3)] : [];
    const rows = part.fields.map(({ label, hint = '', choices, lines }) => ({
      cells: [label, '', hint],
      choices,
      lines,
    }));
    return { columns: [column(form.field, 3), column(form.answer, 5), ...help], rows, labelled: true };
  }
  if (part.kind === 'checks') {
    const done = column(form.done, 2, [form.yes, form.notApplicable]);
    const rows = part.checks.map((text) => ({ cells: [text], lines: 1 }));
    return { columns: [column(form.check, 6), done, column(form.signed, 2)], rows, labelled: true };
  }
  const blank = Array.from({ length: part.blank }, (): string[] => []);
  const rows = [...part.rows, ...blank].map((cells) => ({ cells, lines: 1 }));
  return { columns: part.columns, rows, labelled: false };
}

/** The lines that a text needs in a column of so many characters. */
const linesOf = (text: string, characters: number) => Math.ceil(text.length / characters);

/** What a range of cells takes: a day, or an amount. A list offers answers, and takes other words too. */
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
    oddFooter: `&L&8${site.siteName} · ${template.title} · ${versionOf(template)}&R&8&A · ${file.page} &P ${file.pageOf} &N`,
  },
  view: { showGridLines: false },
});

/** The place of a cell, as hucre takes it. */
const cellKey = (row: number, column: number) => `${row},${column}`;

/** A sheet with one part of the form: its heading, its note, and a table whose first row is repeated on each page. */
function sheetOf(template: Template, part: TemplatePart, place: number): WriteSheet {
  const { columns, rows, labelled } = gridOf(part);
  const shares = columns.reduce((sum, { width }) => sum + width, 0);
  const widths = columns.map(({ width }) => Math.round((CHARACTERS[template.orientation] * width) / shares));
  const head = part.note ? 2 : 1;
  const [first, last] = [head + 1, head + rows.length];
  const cells = new Map<string, Partial<Cell>>();
  const heights = new Map([[0, { height: 30 }]]);
  cells.set(cellKey(0, 0), { value: part.heading, style: STYLES.title });
  if (part.note) {
    cells.set(cellKey(1, 0), { value: part.note, style: STYLES.note });
    heights.set(1, { height: LINE * linesOf(part.note, CHARACTERS[template.orientation]) + 6 });
  }
  for (const [index, { label }] of columns.entries())
    cells.set(cellKey(head, index), { value: label, style: STYLES.head });
  heights.set(head, { height: LINE * 2 });
  const validations: DataValidation[] = [];
  for (const [index, { cells: texts, choices, lines }] of rows.entries()) {
    const row = first + index;
    for (const [column, { holds = 'text' }] of columns.entries()) {
      const style = labelled && column === 0 ? LABEL : STYLES.cell;
      const numFmt = FORMATS[holds];
      cells.set(cellKey(row, column), { value: texts[column] || null, style: { ...style, ...(numFmt && { numFmt }) } });
    }
    const needed = texts.map((text, column) => linesOf(text, (widths[column] ?? 1) - 4));
    heights.set(row, { height: LINE * Math.max(1, lines, ...needed) + 4 });
    validations.push(...validationOf({ choices }, cellRef(row, 1)));
  }
  for (const [index, column] of columns.entries()) {
    validations.push(...validationOf(column, rangeRef(first, index, last, index)));
    if (column.holds !== 'amount') continue;
    cells.set(cellKey(last + 1, 0), { value: form.total, style: LABEL });
    const formula = `SUM(${rangeRef(first, index, last, index)})`;
    const style = { ...LABEL, numFmt: FORMATS.amount };
    cells.set(cellKey(last + 1, index), { value: 0, formula, formulaResult: 0, style });
  }
  return {
    name: part.heading,
    columns: widths.map((width) => ({ width })),
    cells,
    rowDefs: heights,
    merges: part.note ? [{ startRow: 1, startCol: 0, endRow: 1, endCol: columns.length - 1 }] : [],
    dataValidations: validations,
    freezePane: { rows: head + 1 },
    tables: [
      {
        name: `Part${place}`,
        displayName: `Part${place}`,
        range: rangeRef(head, 0, last, columns.length - 1),
        columns: columns.map(({ label }) => ({ name: label })),
        style: 'TableStyleLight1',
        showRowStripes: false,
        showAutoFilter: false,
      },
    ],
    a11y: { summary: part.note ?? part.heading, headerRow: head },
    ...printed(template, head + 1),
  };
}

/** The last sheet: how the form is used, and what it rests on. */
function aboutSheet(template: Template): WriteSheet {
  const { title, lead, inShort, sources } = template;
  const lines: Partial<Cell>[] = [
    { value: title, style: STYLES.title },
    { value: lead, style: STYLES.note },
    { value: `${site.siteName} · ${versionOf(template)}`, style: STYLES.note },
    { value: file.use, style: LABEL },
    ...inShort.map((value) => ({ value, style: STYLES.note })),
    { value: file.sources, style: LABEL },
    ...sources.map(({ title, url }) => ({ value: title, hyperlink: { target: url }, style: LINK })),
    { value: file.sourcesNote, style: STYLES.note },
  ];
  const cells = new Map(lines.map((value, row) => [cellKey(row, 0), value]));
  const heights = lines.map(({ value }, row): [number, { height: number }] => [
    row,
    { height: row ? LINE * linesOf(String(value), MEASURE) + 4 : 30 },
  ]);
  return {
    name: file.about,
    columns: [{ width: MEASURE }],
    cells,
    rowDefs: new Map(heights),
    ...printed(template),
  };
}

/** A template as an Excel workbook (.xlsx), with a sheet for each part. The same content gives the same bytes. */
export async function workbook(template: Template): Promise<Uint8Array> {
  const { title, description, lastReviewed, parts } = template;
  const written = await writeXlsx({
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
  return repack(written, lastReviewed);
}
