import { Panel } from '#components/forms/Panel.tsx';
import { anchoredHeadings } from '#components/prose/headings.ts';
import { readMarkdown, tableMarkdown } from '#components/prose/markdown.ts';
import { Prose } from '#components/prose/Prose.tsx';
import type { TemplatePart } from '#content/collections/templates/schema.server.ts';
import type { TemplatesPage } from '#content/pages/templates.ts';
import styles from './TemplateForm.module.css';

type Props = { parts: TemplatePart[]; words: TemplatesPage['template']['form'] };

type Field = { label: string; hint?: string | undefined; choices?: string[] | undefined; lines?: number };

/** Most empty lines below a question: the files have room for more. */
const MOST_LINES = 3;

/** Which questions take both columns: those with a long answer or with boxes, and those that would leave the second column empty. */
function wideOnes(fields: Field[]): boolean[] {
  const wide = fields.map(({ choices, lines = 1 }) => Boolean(choices) || lines > 1);
  let second = false;
  for (const [index, own] of wide.entries()) {
    if (!own && !second && (wide[index + 1] ?? true)) wide[index] = true;
    second = wide[index] ? false : !second;
  }
  return wide;
}

/** Questions with the lines, or the boxes, for their answers. */
function Fields({ fields }: { fields: Field[] }) {
  const wide = wideOnes(fields);
  return (
    <ul className={styles.fields}>
      {fields.map(({ label, hint, choices, lines = choices ? 0 : 1 }, index) => (
        <li key={label} data-lines={Math.min(lines, MOST_LINES)} data-wide={wide[index] ? '' : undefined}>
          {label}
          {hint && <small>{label.endsWith('?') ? ` ${hint}` : `: ${hint}`}</small>}
          {choices && (
            <ul className={styles.choices}>
              {choices.map((choice) => (
                <li key={choice}>{choice}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A table with each of the rows that it begins with once. */
function begunTable({ columns, rows }: Extract<TemplatePart, { kind: 'table' }>): string {
  const whole = rows.map((cells) => columns.map((_, index) => cells[index] ?? ''));
  return tableMarkdown(
    columns.map(({ label }) => label),
    [...new Map(whole.map((cells) => [cells.join('\n'), cells])).values()],
  );
}

/** What a visitor sees of a part: questions, boxes to tick, a table that has begun, or one row of an empty table. */
function Content({ part, row }: { part: TemplatePart; row: string }) {
  switch (part.kind) {
    case 'fields':
      return <Fields fields={part.fields} />;
    case 'checks':
      return (
        <ul className={styles.checks}>
          {part.checks.map((check) => (
            <li key={check}>{check}</li>
          ))}
        </ul>
      );
    case 'table':
      return part.rows.length > 0 ? (
        <Prose markdown={begunTable(part)} />
      ) : (
        <figure className={styles.row}>
          <figcaption>{row.replace('{count}', String(part.blank))}</figcaption>
          <Fields fields={part.columns} />
        </figure>
      );
  }
}

/** The parts of a template as a form on its sheet, below a heading and a sentence. */
export function TemplateForm({ parts, words: { heading, note, row } }: Props) {
  const [own, ...ids] = anchoredHeadings(
    readMarkdown([`## ${heading}`, ...parts.map((part) => `### ${part.heading}`)].join('\n\n')),
  ).map(({ id }) => id);
  return (
    <section className={styles.form} aria-labelledby={own}>
      <h2 id={own}>{heading}</h2>
      <p>{note}</p>
      <Panel>
        {parts.map((part, index) => (
          <div key={part.heading} className={styles.part}>
            <h3 id={ids[index]}>{part.heading}</h3>
            {part.note && <p>{part.note}</p>}
            <Content part={part} row={row} />
          </div>
        ))}
      </Panel>
    </section>
  );
}

/** The entry of the form in a list of contents. */
export const formEntry = ({ heading }: Props['words']) =>
  anchoredHeadings(readMarkdown(`## ${heading}`)).map(({ id, text }) => ({ id, text }));
