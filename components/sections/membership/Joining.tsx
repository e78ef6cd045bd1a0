import { Section } from '#components/layout/Section.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import type { joining } from '#content/pages/joining.ts';
import styles from './Joining.module.css';

/** The conditions and fees of the two memberships, above the form. */
export function Joining({ id, heading, lead, caption, memberships, rows, leave }: typeof joining) {
  return (
    <Section id={id} top="flush">
      <SectionHead heading={heading} lead={lead} />
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <td />
            {memberships.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ heading, cells }) => (
            <tr key={heading}>
              <th scope="row">{heading}</th>
              {cells.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.leave}>
        {leave.text} <TextLink {...leave.terms} />
      </p>
    </Section>
  );
}
