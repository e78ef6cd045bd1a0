import { hook } from '#components/dom/hooks.ts';
import { Section } from '#components/layout/Section.tsx';
import { Frame } from '#components/ornament/Frame.tsx';
import { Rosette } from '#components/ornament/Rosette.tsx';
import { Thread } from '#components/ornament/Thread.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import type { Home } from '#content/pages/home.ts';
import styles from './Fees.module.css';

/**
 * A membership and its fee, drawn as a banknote: figure, audience, serial number, security thread
 * and rosette.
 */
function FeeNote({ ink, rosette, name, figure, per, audience, serial }: Home['fees']['notes'][number]) {
  return (
    <li data-ink={ink} {...hook('site-tilt')}>
      <Frame ink={ink}>
        <div className={styles.note}>
          <Rosette name={rosette} className={styles.rosette} />
          <Thread />
          <h3>{name}</h3>
          <p className={styles.figure}>
            <span {...hook('site-count')}>{figure}</span> <small>{per}</small>
          </p>
          <p>{audience}</p>
          <p className={styles.serial}>{serial}</p>
        </div>
      </Frame>
    </li>
  );
}

/** The two annual fees (specification 2.3 and 9) as banknotes. */
export function Fees({ heading, lead, notes, join }: Home['fees']) {
  return (
    <Section top="tight">
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
