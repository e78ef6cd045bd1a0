import { CardGrid } from '#components/card/CardGrid.tsx';
import { HubCard } from '#components/card/HubCard.tsx';
import { Section } from '#components/layout/Section.tsx';
import { PageHead } from '#components/page/PageHead.tsx';
import { breadcrumbs } from '#content/breadcrumbs.ts';
import { picture } from '#content/pictures.ts';
import { whatsHappening } from '#content/whats-happening.ts';

export default function Page() {
  const { title, lead, cards } = whatsHappening;
  const { label, home } = breadcrumbs;
  return (
    <main id="main" data-ink="fifty">
      <PageHead rosette="calendar" breadcrumb={{ label, trail: [home], current: title }} title={title} lead={lead} />
      <Section>
        <CardGrid columns={2}>
          {cards.map((card) => (
            <HubCard key={card.title} {...card} picture={picture(card.picture)} ink="fifty" priority />
          ))}
        </CardGrid>
      </Section>
    </main>
  );
}
