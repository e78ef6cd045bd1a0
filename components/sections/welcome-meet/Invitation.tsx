import { Section } from '#components/layout/Section.tsx';
import { CardGrid } from '#components/ui/cards/CardGrid.tsx';
import { LedgerCard } from '#components/ui/cards/LedgerCard.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import type { WelcomeMeet } from '#content/pages/welcome-msb-meet-up-19th-june-2025.ts';

type Props = { invitation: WelcomeMeet['invitation'] };

/** The reasons to attend. */
export function Invitation({ invitation: { badge, heading, text, reasons } }: Props) {
  return (
    <Section id="why-attend">
      <SectionHead badge={badge} heading={heading}>
        <p>{text}</p>
      </SectionHead>
      <CardGrid columns={4}>
        {reasons.map(({ title, text, picture }) => (
          <LedgerCard key={title} title={title} text={text} picture={picture} />
        ))}
      </CardGrid>
    </Section>
  );
}
