import { Container } from '#components/layout/Container.tsx';
import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Section } from '#components/layout/Section.tsx';
import { Microtext } from '#components/ornament/Microtext.tsx';
import { Advisor, Chair } from '#components/sections/about/TeamMember.tsx';
import { CardGrid } from '#components/ui/cards/CardGrid.tsx';
import { Remark } from '#components/ui/Remark.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { picture } from '#content/collections/pictures.ts';
import { team } from '#content/collections/team/index.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';

export default function Page({ facts }: PageProps) {
  const { lead, chair, advisory, profile, note } = team;
  return (
    <PageFrame facts={facts} lead={lead}>
      <Section>
        <Chair person={chair} portrait={picture(chair.portrait)} profile={profile} />
      </Section>
      <Container>
        <Microtext />
      </Container>
      <Section top="close">
        <SectionHead heading={advisory.heading}>
          <p>{advisory.text}</p>
        </SectionHead>
        <CardGrid columns={2}>
          {advisory.members.map((person) => (
            <Advisor key={person.name} person={person} portrait={picture(person.portrait)} profile={profile} />
          ))}
        </CardGrid>
        <Remark>{note}</Remark>
      </Section>
    </PageFrame>
  );
}
