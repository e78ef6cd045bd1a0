import { Section } from '#components/layout/Section.tsx';
import prose from '#components/prose/Prose.module.css';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import type { DoINeedToRegister, SlipLine } from '#content/pages/do-i-need-to-register.ts';
import { LineValue } from './LineValue.tsx';
import styles from './RegistrationTable.module.css';
import { linesOf } from './slip.ts';

type Content = Pick<DoINeedToRegister, 'groups' | 'table' | 'slip'>;
type Row = { heading: string; lines: SlipLine[] };

/** The table's rows: what is common to the services, and what each adds. */
export function registrationRows({ groups, table }: Omit<Content, 'slip'>): Row[] {
  const all = groups.flatMap(({ lines }) => lines);
  const on = (answers: string) => linesOf(all, new URLSearchParams(answers));
  const services = table.rows.filter(({ beside }) => beside === undefined);
  const common = all.filter((line) => services.every(({ answers }) => on(answers).includes(line)));
  const rows = table.rows.map(({ heading, answers, beside }) => {
    const known = beside === undefined ? common : on(beside);
    return { heading, lines: on(answers).filter((line) => !known.includes(line)) };
  });
  return [{ heading: table.common, lines: common }, ...rows];
}

/** What the slip knows, service by service. */
export function RegistrationTable({ content }: { content: Content }) {
  const { groups, table, slip } = content;
  return (
    <Section>
      <SectionHead heading={table.heading}>
        <p>{table.text}</p>
      </SectionHead>
      {/* biome-ignore lint/a11y/useSemanticElements: a section would be a part of the page, with a part's space */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways has to be reached by the keyboard */}
      <div className={`${prose.table} ${styles.table}`} role="region" aria-label={table.heading} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{table.activity}</th>
              {groups.map(({ id, heading }) => (
                <th key={id} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {registrationRows(content).map((row) => (
              <tr key={row.heading + row.lines.map(({ id }) => id).join()}>
                <th scope="row">{row.heading}</th>
                {groups.map(({ id, lines }) => (
                  <td key={id}>
                    <ul className={styles.lines}>
                      {lines
                        .filter((line) => row.lines.includes(line))
                        .map((line) => (
                          <li key={line.id}>
                            {line.name}: <LineValue line={line} ask={slip.ask} />
                          </li>
                        ))}
                    </ul>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
