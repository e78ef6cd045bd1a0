import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Section } from '#components/layout/Section.tsx';
import { TeamMember } from '#components/sections/about/TeamMember.tsx';
import { CardGrid } from '#components/ui/cards/CardGrid.tsx';
import { LedgerCard } from '#components/ui/cards/LedgerCard.tsx';
import { Remark } from '#components/ui/Remark.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import { team } from '#content/collections/team/index.ts';
import { picture } from '#content/pictures.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';

export default function Page({ model }: PageProps) {
  const { lead, people, chair, advisory, mandate, note, none, sample } = team;
  const samples = people.some(({ sample }) => sample);
  return (
    <PageFrame
      model={model}
      lead={people.length > 0 ? lead : none}
      head={samples && <Remark tag={sample}>{note}</Remark>}
    >
      {chair && (
        <Section top="close">
          <TeamMember person={chair} portrait={picture(chair.portrait)} words={team} />
        </Section>
      )}
      {advisory.members.length > 0 && (
        <Section top="close">
          <SectionHead heading={advisory.heading}>
            <p>{advisory.text}</p>
          </SectionHead>
          <CardGrid columns={2}>
            {advisory.members.map((person) => (
              <TeamMember key={person.name} person={person} portrait={picture(person.portrait)} words={team} />
            ))}
          </CardGrid>
        </Section>
      )}
      <Section tone="tint">
        <SectionHead heading={mandate.heading}>
          <TextLink href={mandate.terms.href}>{mandate.terms.label}</TextLink>
        </SectionHead>
        <CardGrid columns={2}>
          {mandate.cells.map((cell) => (
            <LedgerCard key={cell.title} {...cell} />
          ))}
        </CardGrid>
      </Section>
    </PageFrame>
  );
}
