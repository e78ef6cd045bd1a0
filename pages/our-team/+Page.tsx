import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Section } from '#components/layout/Section.tsx';
import { TeamBody, TeamMember } from '#components/sections/about/TeamMember.tsx';
import { LedgerCards } from '#components/ui/cards/LedgerCards.tsx';
import { Remark } from '#components/ui/Remark.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { team } from '#content/collections/team/index.ts';
import { picture } from '#content/pictures.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';

type Body = (typeof team.bodies)[number];

const members = ({ members, heading }: Body) =>
  members.map((person) => (
    <TeamMember
      key={person.slug}
      person={person}
      portrait={picture(person.portrait)}
      heading={heading ? 'h3' : 'h2'}
      words={team}
    />
  ));

export default function Page({ model }: PageProps) {
  const { lead, people, bodies, mandate, note, none, sample } = team;
  const samples = people.some(({ sample }) => sample);
  return (
    <PageFrame
      model={model}
      lead={people.length > 0 ? lead : none}
      head={samples && <Remark tag={sample}>{note}</Remark>}
    >
      {people.length > 0 && (
        <Section top="tight">
          {bodies.filter(({ heading }) => !heading).flatMap(members)}
          {bodies.map(
            (body) =>
              body.heading && (
                <TeamBody key={body.id} heading={body.heading} text={body.text}>
                  {members(body)}
                </TeamBody>
              ),
          )}
        </Section>
      )}
      <Section tone="tint" top="tight">
        <SectionHead heading={mandate.heading} link={mandate.terms} />
        <LedgerCards cells={mandate.cells} columns={2} />
      </Section>
    </PageFrame>
  );
}
