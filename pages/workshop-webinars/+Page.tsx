import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Section } from '#components/layout/Section.tsx';
import { CardGrid } from '#components/ui/cards/CardGrid.tsx';
import { LedgerCard } from '#components/ui/cards/LedgerCard.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import { workshop } from '#content/pages/workshop-webinars.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';

export default function Page({ model }: PageProps) {
  const { lead, heading, cells, past } = workshop;
  return (
    <PageFrame model={model} lead={lead} long>
      <Section top="close">
        <SectionHead heading={heading}>
          <TextLink href={past.href}>{past.label}</TextLink>
        </SectionHead>
        <CardGrid columns={4}>
          {cells.map((cell) => (
            <LedgerCard key={cell.title} {...cell} />
          ))}
        </CardGrid>
      </Section>
    </PageFrame>
  );
}
