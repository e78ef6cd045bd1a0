import { Columns } from '#components/layout/Columns.tsx';
import { Badge } from '#components/ui/Badge.tsx';
import { Portrait } from '#components/ui/Portrait.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import type { Person } from '#content/collections/team/schema.server.ts';
import type { Picture as PictureData } from '#content/pictures.ts';
import styles from './TeamMember.module.css';

type Props = {
  person: Person;
  portrait: PictureData;
  /** The words of the link to the person's profile elsewhere. */
  words: { profile: string };
};

function Profile({ person, words }: Pick<Props, 'person' | 'words'>) {
  if (!person.profile) return null;
  return (
    <TextLink href={person.profile} rel="external noopener">
      {words.profile}
      <span className="visually-hidden"> {person.name}</span>
    </TextLink>
  );
}

/**
 * Somebody who leads the association: portrait over five columns, name, role and words over seven.
 */
export function Leader({ person, portrait, words }: Props) {
  return (
    <article className={styles.leader}>
      <Columns split="form">
        <Portrait name={person.name} picture={portrait} alt={person.portraitAlt} sizes="20rem" />
        <div>
          <Badge>{person.role}</Badge>
          <h2>{person.name}</h2>
          <p className={styles.words}>{person.words}</p>
          <Profile person={person} words={words} />
        </div>
      </Columns>
    </article>
  );
}

/** Somebody of a body with a heading: medallion, name, role, employer and words. */
export function Member({ person, portrait, words }: Props) {
  return (
    <article className={styles.member}>
      <Portrait name={person.name} picture={portrait} alt={person.portraitAlt} sizes="15rem" />
      <div>
        <h3>{person.name}</h3>
        <p>
          {person.role}
          {person.employer && <span>{person.employer}</span>}
        </p>
        {person.words && <p>{person.words}</p>}
        <Profile person={person} words={words} />
      </div>
    </article>
  );
}
