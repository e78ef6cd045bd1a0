import { Invitation } from '#components/about/Invitation.tsx';
import { Mission } from '#components/about/Mission.tsx';
import { CardGrid } from '#components/card/CardGrid.tsx';
import { LedgerCard } from '#components/card/LedgerCard.tsx';
import { Section } from '#components/layout/Section.tsx';
import { PageHead } from '#components/page/PageHead.tsx';
import { SectionHead } from '#components/section/SectionHead.tsx';
import { about } from '#content/about.ts';
import { breadcrumbs } from '#content/breadcrumbs.ts';
import { picture } from '#content/pictures.ts';
import { site } from '#content/site.ts';

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
