import { Columns } from '#components/layout/Columns.tsx';
import { Section } from '#components/layout/Section.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { LedgerCards } from '#components/ui/cards/LedgerCards.tsx';
import { FirstViewEnd } from '#components/ui/FirstViewEnd.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import type { about } from '#content/pages/about-us.ts';
import styles from './about.module.css';

type Props = { content: typeof about; email: string };

/**
 * What the association is for, what it does, how to reach it and how to join it (specification
 * 2.12).
 */
export function About({ content: { mission, work, invitation }, email }: Props) {
  return (
    <>
      <Section>
        <div className={styles.mission}>
          <p className={styles.lead}>{mission.lead}</p>
          <div className={styles.text}>
            {mission.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </Section>
      <FirstViewEnd />
      <Section top="flush">
        <SectionHead heading={work.heading} lead={work.lead} />
        <LedgerCards cells={work.cells} />
      </Section>
      <Section tone="tint">
        <Columns split="form">
          <h2>{invitation.heading}</h2>
          <div>
            <p className={styles.invitation}>
              {invitation.text} <a href={`mailto:${email}`}>{email}</a>
            </p>
            <ButtonLink {...invitation.button} />
          </div>
        </Columns>
      </Section>
    </>
  );
}
