import type { TemplatePart } from '#content/collections/templates/schema.server.ts';

type Entry = { label: string; hint?: string | undefined; choices?: string[] | undefined };

/** Something to fill in: its name, set apart from its hint and the answers to choose from. */
const entry = ({ label, hint, choices }: Entry) =>
  hint || choices
    ? [`**${label}**`, hint && `: ${hint}`, choices && ` (${choices.join(', ')})`].filter(Boolean).join('')
    : label;

const row = (cells: string[]) => `| ${cells.join(' | ')} |`;

/** What a visitor reads of a part: questions and checks as lists, a table with the rows that it begins with. */
function contentOf(part: TemplatePart): string {
  if (part.kind === 'checks') return part.checks.map((check) => `- ${check}`).join('\n');
  if (part.kind === 'fields') return part.fields.map((field) => `- ${entry(field)}`).join('\n');
  const { columns, rows } = part;
  if (rows.length === 0) return columns.map((column) => `- ${entry(column)}`).join('\n');
  const labels = columns.map(({ label }) => label);
  const begun = [...new Set(rows.map((cells) => row(labels.map((_, index) => cells[index] ?? ''))))];
  return [row(labels), row(labels.map(() => '---')), ...begun].join('\n');
}

/**
 * The parts of a form as Markdown, below a heading.
 *
 * @param words the heading and a sentence below it
 */
export const formMarkdown = (parts: TemplatePart[], words: { heading: string; note: string }): string =>
  [
    `## ${words.heading}`,
    words.note,
    ...parts.flatMap((part) => [`### ${part.heading}`, ...(part.note ? [part.note] : []), contentOf(part)]),
  ].join('\n\n');
