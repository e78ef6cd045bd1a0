import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Section } from '#components/layout/Section.tsx';
import { Newsletter } from '#components/sections/learning-hub/Newsletter.tsx';
import { ToolLinks } from '#components/sections/learning-hub/ToolLinks.tsx';
import { HubCards } from '#components/ui/cards/HubCards.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import { learningHub } from '#content/pages/learning-hub.ts';
import { tools } from '#content/site/navigation.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';

export default function Page({ model }: PageProps) {
  const { lead, first, cards, articles, newsletter } = learningHub;
  return (
    <PageFrame model={model} lead={lead} head={<TextLink {...first} />}>
      <Section top="close">
        <HubCards cards={cards} ink={model.ink} />
      </Section>
      <ToolLinks heading={tools.heading} links={[...tools.links, articles]} top="flush" />
      <Newsletter {...newsletter} />
    </PageFrame>
  );
}
