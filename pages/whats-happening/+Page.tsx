import { PageHead } from '#components/layout/PageHead.tsx';
import { Section } from '#components/layout/Section.tsx';
import { CardGrid } from '#components/ui/CardGrid.tsx';
import { HubCard } from '#components/ui/HubCard.tsx';
import { picture } from '#content/collections/pictures.ts';
import { whatsHappening } from '#content/pages/whats-happening.ts';
import { breadcrumbs } from '#content/site/breadcrumbs.ts';

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
