import { Section } from '#components/layout/Section.tsx';
import { CardGrid } from '#components/ui/cards/CardGrid.tsx';
import { LedgerCard } from '#components/ui/cards/LedgerCard.tsx';
import type { WelcomeMeet } from '#content/pages/welcome-msb-meet-up-19th-june-2025.ts';
import styles from './MeetReport.module.css';

type Props = { invitation: WelcomeMeet['invitation'] };

/** The reasons to attend, folded: the evening is over. */
export function Invitation({ invitation: { heading, text, reasons } }: Props) {
  return (
    <Section id="why-attend" top="close">
      <details className={styles.invitation}>
        <summary>
          <h2>{heading}</h2>
        </summary>
        <p>{text}</p>
        <CardGrid columns={4}>
          {reasons.map(({ title, text, picture }) => (
            <LedgerCard key={title} title={title} text={text} picture={picture} />
          ))}
        </CardGrid>
      </details>
    </Section>
  );
}
