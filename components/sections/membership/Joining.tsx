import { Section } from '#components/layout/Section.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import type { Joining as Content } from '#content/pages/joining.ts';
import styles from './Joining.module.css';

/** The conditions and fees of the two memberships, above the form. */
export function Joining({ id, heading, lead, caption, memberships, rows }: Content) {
  return (
    <Section id={id} top="flush">
      <SectionHead heading={heading}>
        <p>{lead}</p>
      </SectionHead>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {memberships.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ heading, cells }) => (
          <tbody key={heading}>
            <tr>
              <th colSpan={2} scope="rowgroup">
                {heading}
              </th>
            </tr>
            <tr>
              {cells.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </Section>
  );
}
