import { Section } from '#components/layout/Section.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import type { Home } from '#content/pages/home.ts';
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
