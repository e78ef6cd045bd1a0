import { CardGrid } from '#components/card/CardGrid.tsx';
import { Container } from '#components/layout/Container.tsx';
import { Section } from '#components/layout/Section.tsx';
import { Microtext } from '#components/note/Microtext.tsx';
import { Note } from '#components/note/Note.tsx';
import { PageHead } from '#components/page/PageHead.tsx';
import { SectionHead } from '#components/section/SectionHead.tsx';
import { Advisor, Chair } from '#components/team/TeamMember.tsx';
import { breadcrumbs } from '#content/breadcrumbs.ts';
import { picture } from '#content/pictures.ts';
import { team } from '#content/team.ts';

export default function Page() {
  const { title, lead, chair, advisory, profile, note } = team;
  const breadcrumb = { label: breadcrumbs.label, trail: [breadcrumbs.home], current: title };
  return (
    <main id="main" data-ink="pound">
      <PageHead rosette="our-team" breadcrumb={breadcrumb} title={title} lead={lead} />
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
        <Note>{note}</Note>
      </Section>
    </main>
  );
}
