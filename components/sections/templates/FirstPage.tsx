import { hook } from '#components/dom/hooks.ts';
import type { Template, TemplatePart } from '#content/collections/templates/schema.server.ts';
import type { TemplatesPage } from '#content/pages/templates.ts';
import styles from './templates.module.css';

type FormWords = TemplatesPage['form'];

/** A part as the table that it is in the files: its header, then its rows. */
function rowsOf(part: TemplatePart, form: FormWords): string[][] {
  switch (part.kind) {
    case 'fields':
      return [
        [form.field, form.answer],
        ...part.fields.map(({ label, hint, choices = [] }) => [
          [label, hint].filter(Boolean).join(': '),
          choices.join(' / '),
        ]),
      ];
    case 'checks':
      return [[form.check, form.done], ...part.checks.map((check) => [check, ''])];
    case 'table': {
      const begun: string[][] = [...part.rows, ...Array.from({ length: part.blank }, () => [])];
      return [
        part.columns.map(({ label }) => label),
        ...begun.map((row) => part.columns.map((_, at) => row[at] ?? '')),
      ];
    }
  }
}

type Props = { template: Template; words: TemplatesPage['template']['drawing']; form: FormWords };

/**
 * The first page of a template's files as a drawing, made from the entry that the files are made
 * from.
 */
export function FirstPage({ template: { title, lead, orientation, parts }, words: { label, note }, form }: Props) {
  const nextPage = parts.findIndex(({ newPage }) => newPage);
  return (
    <figure className={`screen-only ${styles.first}`} {...hook('build-unsearched')}>
      <div className={styles.sheet} data-orientation={orientation} role="img" aria-label={`${label}: ${title}`}>
        <div>
          <strong>{title}</strong>
          <p>{lead}</p>
          {parts.slice(0, nextPage < 0 ? undefined : nextPage).map((part) => (
            <div key={part.heading}>
              <b>{part.heading}</b>
              {part.note && <p>{part.note}</p>}
              <table data-kind={part.kind}>
                <tbody>
                  {[...rowsOf(part, form).entries()].map(([row, cells]) => (
                    <tr key={row}>
                      {[...cells.entries()].map(([column, cell]) =>
                        row ? <td key={column}>{cell}</td> : <th key={column}>{cell}</th>,
                      )}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          ))}
        </div>
      </div>
      <figcaption>{note}</figcaption>
    </figure>
  );
}
