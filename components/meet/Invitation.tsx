import type { Picture as PictureData } from '#content/pictures.ts';
import type { WelcomeMeet } from '#content/welcome-meet.ts';
import { CardGrid } from '../card/CardGrid.tsx';
import { LedgerCard } from '../card/LedgerCard.tsx';
import { Section } from '../layout/Section.tsx';
import { SectionHead } from '../section/SectionHead.tsx';

type Props = {
  invitation: WelcomeMeet['invitation'];
  /** Gives a picture by its name. */
  pictureOf: (name: string) => PictureData;
};

/** Why to come, as a ledger of reasons. */
export function Invitation({ invitation: { badge, heading, text, reasons }, pictureOf }: Props) {
  return (
    <Section id="why-attend">
      <SectionHead badge={badge} heading={heading}>
        <p>{text}</p>
      </SectionHead>
      <CardGrid columns={4}>
        {reasons.map(({ title, text, picture }) => (
          <LedgerCard key={title} title={title} text={text} picture={pictureOf(picture)} />
        ))}
      </CardGrid>
    </Section>
  );
}
