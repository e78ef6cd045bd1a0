import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Section } from '#components/layout/Section.tsx';
import { Leader, Member } from '#components/sections/about/TeamMember.tsx';
import { CardGrid } from '#components/ui/cards/CardGrid.tsx';
import { LedgerCards } from '#components/ui/cards/LedgerCards.tsx';
import { Remark } from '#components/ui/Remark.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { team } from '#content/collections/team/index.ts';
import { picture } from '#content/pictures.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';

export default function Page({ model }: PageProps) {
  const { lead, people, bodies, mandate, note, none, sample } = team;
  const samples = people.some(({ sample }) => sample);
  return (
    <PageFrame
      model={model}
      lead={people.length > 0 ? lead : none}
      head={samples && <Remark tag={sample}>{note}</Remark>}
    >
      {bodies.map(({ id, heading, text, members }) => (
        <Section key={id} top="close">
          {heading ? (
            <>
              <SectionHead heading={heading} lead={text} />
              <CardGrid columns={2}>
                {members.map((person) => (
                  <Member key={person.slug} person={person} portrait={picture(person.portrait)} words={team} />
                ))}
              </CardGrid>
            </>
          ) : (
            members.map((person) => (
              <Leader key={person.slug} person={person} portrait={picture(person.portrait)} words={team} />
            ))
          )}
        </Section>
      ))}
      <Section tone="tint">
        <SectionHead heading={mandate.heading} link={mandate.terms} />
        <LedgerCards cells={mandate.cells} columns={2} />
      </Section>
    </PageFrame>
  );
}
