import { PageHead } from '#components/layout/PageHead.tsx';
import { Section } from '#components/layout/Section.tsx';
import { LargePlate } from '#components/sections/about/LargePlate.tsx';
import { CardGrid } from '#components/ui/CardGrid.tsx';
import { LedgerCard } from '#components/ui/LedgerCard.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { picture } from '#content/collections/pictures.ts';
import { workshop } from '#content/pages/workshop-webinars.ts';
import { breadcrumbs } from '#content/site/breadcrumbs.ts';

export default function Page() {
  const { title, lead, heading, text, cells, plate } = workshop;
  const breadcrumb = { label: breadcrumbs.label, trail: [breadcrumbs.home], current: title };
  return (
    <main id="main" data-ink="fiver">
      <PageHead rosette="guides" breadcrumb={breadcrumb} title={title} long lead={lead} />
      <Section>
        <SectionHead heading={heading}>
          <p>{text}</p>
        </SectionHead>
        <CardGrid columns={4}>
          {cells.map((cell) => (
            <LedgerCard key={cell.title} {...cell} picture={picture(cell.picture)} />
          ))}
        </CardGrid>
      </Section>
      <Section top="flush">
        <LargePlate picture={picture(plate.picture)} alt={plate.alt} ink="fiver" />
      </Section>
    </main>
  );
}
