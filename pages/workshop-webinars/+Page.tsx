import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Section } from '#components/layout/Section.tsx';
import { LedgerCards } from '#components/ui/cards/LedgerCards.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { workshop } from '#content/pages/workshop-webinars.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';

export default function Page({ model }: PageProps) {
  const { lead, heading, cells, past } = workshop;
  return (
    <PageFrame model={model} lead={lead}>
      <Section top="close">
        <SectionHead heading={heading} link={past} />
        <LedgerCards cells={cells} />
      </Section>
    </PageFrame>
  );
}
