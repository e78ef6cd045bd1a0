import { PageHead } from '#components/layout/PageHead.tsx';
import { Section } from '#components/layout/Section.tsx';
import { Invitation } from '#components/sections/about/JoinInvitation.tsx';
import { Mission } from '#components/sections/about/Mission.tsx';
import { CardGrid } from '#components/ui/CardGrid.tsx';
import { LedgerCard } from '#components/ui/LedgerCard.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { picture } from '#content/collections/pictures.ts';
import { about } from '#content/pages/about-us.ts';
import { breadcrumbs } from '#content/site/breadcrumbs.ts';
import { site } from '#content/site/site.ts';

export default function Page() {
  const { title, lead, mission, work, invitation } = about;
  const breadcrumb = { label: breadcrumbs.label, trail: [breadcrumbs.home], current: title };
  return (
    <main id="main" data-ink="pound">
      <PageHead rosette="become-a-member" breadcrumb={breadcrumb} title={title} lead={lead} />
      <Section>
        <Mission {...mission} />
      </Section>
      <Section top="flush">
        <SectionHead heading={work.heading}>
          <p>{work.lead}</p>
        </SectionHead>
        <CardGrid columns={4}>
          {work.cells.map((cell) => (
            <LedgerCard key={cell.title} {...cell} picture={picture(cell.picture)} />
          ))}
        </CardGrid>
      </Section>
      <Section tone="tint">
        <Invitation {...invitation} email={site.email} />
      </Section>
    </main>
  );
}
