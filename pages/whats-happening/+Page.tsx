import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Section } from '#components/layout/Section.tsx';
import { EventOutlook } from '#components/sections/events/EventOutlook.tsx';
import { CardGrid } from '#components/ui/cards/CardGrid.tsx';
import { HubCard } from '#components/ui/cards/HubCard.tsx';
import { whatsHappening } from '#content/pages/whats-happening.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { outlook } from '#pages/model/events.ts';

export default function Page({ model }: PageProps) {
  const { lead, cards } = whatsHappening;
  return (
    <PageFrame model={model} lead={lead} head={<EventOutlook {...outlook} />}>
      <Section>
        <CardGrid columns={2}>
          {cards.map((card) => (
            <HubCard key={card.title} {...card} ink={model.ink} priority />
          ))}
        </CardGrid>
      </Section>
    </PageFrame>
  );
}
