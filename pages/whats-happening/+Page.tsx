import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Section } from '#components/layout/Section.tsx';
import { NextEvent } from '#components/sections/events/NextEvent.tsx';
import { HubCards } from '#components/ui/cards/HubCards.tsx';
import { whatsHappening } from '#content/pages/whats-happening.ts';
import { eventWords } from '#content/site/event-words.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { nextEvent } from '#pages/model/events.ts';

export default function Page({ model }: PageProps) {
  const { lead, cards } = whatsHappening;
  return (
    <PageFrame model={model} lead={lead} head={<NextEvent {...nextEvent} subscribe={eventWords.next.subscribe} />}>
      <Section>
        <HubCards cards={cards} ink={model.ink} priority />
      </Section>
    </PageFrame>
  );
}
