import type { TemplatePart } from '#content/collections/templates/schema.server.ts';

type TablePart = Extract<TemplatePart, { kind: 'table' }>;

const row = (cells: string[]) => `| ${cells.join(' | ')} |`;

/** A table as Markdown, with each of the rows that it begins with once. */
export function tableMarkdown({ columns, rows }: TablePart): string {
  const labels = columns.map(({ label }) => label);
  const begun = [...new Set(rows.map((cells) => row(labels.map((_, index) => cells[index] ?? ''))))];
  return [row(labels), row(labels.map(() => '---')), ...begun].join('\n');
}
