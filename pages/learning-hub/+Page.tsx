import { PageHead } from '#components/layout/PageHead.tsx';
import { Section } from '#components/layout/Section.tsx';
import { Newsletter } from '#components/sections/learning-hub/Newsletter.tsx';
import { ToolLinks } from '#components/sections/learning-hub/ToolLinks.tsx';
import { CardGrid } from '#components/ui/CardGrid.tsx';
import { HubCard } from '#components/ui/HubCard.tsx';
import { picture } from '#content/collections/pictures.ts';
import { learningHub } from '#content/pages/learning-hub.ts';
import { breadcrumbs } from '#content/site/breadcrumbs.ts';
import { tools } from '#content/site/tools.ts';

export default function Page() {
  const { title, lead, cards, newsletter } = learningHub;
  const breadcrumb = { label: breadcrumbs.label, trail: [breadcrumbs.home], current: title };
  return (
    <main id="main" data-ink="fiver">
      <PageHead rosette="guides" breadcrumb={breadcrumb} title={title} lead={lead} />
      <Section>
        <CardGrid columns={2}>
          {cards.map((card) => (
            <HubCard key={card.title} {...card} picture={picture(card.picture)} ink="fiver" />
          ))}
        </CardGrid>
      </Section>
      <ToolLinks {...tools} />
      <Newsletter {...newsletter} />
    </main>
  );
}
