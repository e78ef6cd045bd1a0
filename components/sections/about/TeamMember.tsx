import type { ReactNode } from 'react';
import { CardGrid } from '#components/ui/cards/CardGrid.tsx';
import { Portrait } from '#components/ui/Portrait.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import type { Person } from '#content/collections/team/schema.server.ts';
import type { Picture } from '#content/pictures.ts';
import { fill } from '#content/shared/text.ts';
import styles from './TeamMember.module.css';

type Props = {
  person: Person;
  portrait: Picture;
  /** The level of the name: below the heading of a body, or without one. */
  heading: 'h2' | 'h3';
  /** The description of a drawn portrait, and the link to the person's profile elsewhere. */
  words: { monogram: string; profile: string };
};

/**
 * Somebody who leads the association or belongs to a body: a small monogram or a larger photo,
 * name, role, employer and words.
 */
export function TeamMember({ person, portrait, heading: Heading, words }: Props) {
  const { name, role, employer, profile, portraitAlt } = person;
  return (
    <article className={styles.member} data-photo={!portrait.sample || undefined}>
      <Portrait name={name} picture={portrait} alt={portraitAlt ?? fill(words.monogram, { name })} sizes="15rem" />
      <div>
        <Heading>{name}</Heading>
        <p>
          {role}
          {employer && <span>{employer}</span>}
        </p>
        {person.words && <p>{person.words}</p>}
        {profile && (
          <TextLink href={profile} rel="external noopener">
            {words.profile}
            <span className="visually-hidden"> {name}</span>
          </TextLink>
        )}
      </div>
    </article>
  );
}

type BodyProps = { heading: string; text: string | undefined; children: ReactNode };

/** A body of the association, with its members as `children`. */
export const TeamBody = ({ heading, text, children }: BodyProps) => (
  <section className={styles.body}>
    <SectionHead heading={heading} lead={text} />
    <CardGrid columns={2}>{children}</CardGrid>
  </section>
);
