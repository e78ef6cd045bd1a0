import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Section } from '#components/layout/Section.tsx';
import { LargePlate } from '#components/sections/about/LargePlate.tsx';
import { CardGrid } from '#components/ui/cards/CardGrid.tsx';
import { LedgerCard } from '#components/ui/cards/LedgerCard.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { workshop } from '#content/pages/workshop-webinars.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';

export default function Page({ facts }: PageProps) {
  const { lead, heading, text, cells, plate } = workshop;
  return (
    <PageFrame facts={facts} lead={lead} long>
      <Section>
        <SectionHead heading={heading}>
          <p>{text}</p>
        </SectionHead>
        <CardGrid columns={4}>
          {cells.map((cell) => (
            <LedgerCard key={cell.title} {...cell} />
          ))}
        </CardGrid>
      </Section>
      <Section top="flush">
        <LargePlate {...plate} ink={facts.ink} />
      </Section>
    </PageFrame>
  );
}
