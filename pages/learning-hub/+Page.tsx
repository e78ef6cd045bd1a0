import { CardGrid } from '#components/card/CardGrid.tsx';
import { HubCard } from '#components/card/HubCard.tsx';
import { Section } from '#components/layout/Section.tsx';
import { Newsletter } from '#components/newsletter/Newsletter.tsx';
import { PageHead } from '#components/page/PageHead.tsx';
import { ToolLinks } from '#components/tools/ToolLinks.tsx';
import { breadcrumbs } from '#content/breadcrumbs.ts';
import { learningHub } from '#content/learning-hub.ts';
import { picture } from '#content/pictures.ts';
import { tools } from '#content/tools.ts';

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
