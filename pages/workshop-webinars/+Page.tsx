import { LargePlate } from '#components/about/LargePlate.tsx';
import { CardGrid } from '#components/card/CardGrid.tsx';
import { LedgerCard } from '#components/card/LedgerCard.tsx';
import { Section } from '#components/layout/Section.tsx';
import { PageHead } from '#components/page/PageHead.tsx';
import { SectionHead } from '#components/section/SectionHead.tsx';
import { breadcrumbs } from '#content/breadcrumbs.ts';
import { picture } from '#content/pictures.ts';
import { workshop } from '#content/workshop.ts';

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
