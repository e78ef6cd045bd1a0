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
  return (
    <TextLink href={person.profile} rel="external noopener">
      {words.profile}
      <span className="visually-hidden"> {person.name}</span>
    </TextLink>
  );
}

/** The chairman: portrait over five columns, name, role and words over seven. */
function Chair({ person, portrait, words }: Props) {
  return (
    <article className={styles.chair}>
      <Portrait name={person.name} picture={portrait} alt={person.portraitAlt} sizes="(min-width: 62em) 26rem, 80vw" />
      <div>
        <Badge>{person.role}</Badge>
        <h2>{person.name}</h2>
        <p className={styles.words}>{person.words}</p>
        <Profile person={person} words={words} />
      </div>
    </article>
  );
}

/** An advisor: medallion, name, role, employer and words. */
function Advisor({ person, portrait, words }: Props) {
  return (
    <article className={styles.advisor}>
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

/** A person of the association. */
export const TeamMember = (props: Props) =>
  props.person.group === 'chair' ? <Chair {...props} /> : <Advisor {...props} />;
