import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Section } from '#components/layout/Section.tsx';
import { JoinInvitation } from '#components/sections/about/JoinInvitation.tsx';
import { Mission } from '#components/sections/about/Mission.tsx';
import { CardGrid } from '#components/ui/cards/CardGrid.tsx';
import { LedgerCard } from '#components/ui/cards/LedgerCard.tsx';
import { FirstViewEnd } from '#components/ui/FirstViewEnd.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { about } from '#content/pages/about-us.ts';
import { site } from '#content/site/site.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';

export default function Page({ model }: PageProps) {
  const { lead, mission, work, invitation } = about;
  return (
    <PageFrame model={model} lead={lead}>
      <Section>
        <Mission {...mission} />
      </Section>
      <FirstViewEnd />
      <Section top="flush">
        <SectionHead heading={work.heading}>
          <p>{work.lead}</p>
        </SectionHead>
        <CardGrid columns={4}>
          {work.cells.map((cell) => (
            <LedgerCard key={cell.title} {...cell} />
          ))}
        </CardGrid>
      </Section>
      <Section tone="tint">
        <JoinInvitation {...invitation} email={site.email} />
      </Section>
    </PageFrame>
  );
}
