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
  const { lead, articles, cards, newsletter } = learningHub;
  return (
    <PageFrame model={model} lead={lead}>
      <Section top="close">
        <ToolLinks links={tools.links} small />
        <HubCards cards={cards} ink={model.ink} />
        <TextLink {...articles} />
      </Section>
      <Newsletter {...newsletter} />
    </PageFrame>
  );
}
