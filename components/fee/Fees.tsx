import type { Home } from '#content/home.ts';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { Section } from '../layout/Section.tsx';
import { SectionHead } from '../section/SectionHead.tsx';
import { FeeNote } from './FeeNote.tsx';
import styles from './Fees.module.css';

/** The two annual fees (specification 2.3 and 9) as banknotes. */
export function Fees({ heading, lead, notes, join }: Home['fees']) {
  return (
    <Section>
      <SectionHead heading={heading}>
        <p>{lead}</p>
      </SectionHead>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <FeeNote key={note.name} {...note} />
        ))}
      </ul>
      <p className={styles.join}>
        <ButtonLink href={join.href}>{join.label}</ButtonLink>
      </p>
    </Section>
  );
}
