const line = (cells: string[]) => `| ${cells.join(' | ')} |`;

/** A table as Markdown: its head, and its rows with as many cells. */
export const tableMarkdown = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map(line).join('\n');
