import { SampleTag } from '#components/ornament/SampleTag.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import type { WelcomeMeet } from '#content/pages/welcome-msb-meet-up-19th-june-2025.ts';
import styles from './Speakers.module.css';

type Props = { speakers: WelcomeMeet['speakers'] };

/** The speakers: portrait, name, role and a link to each profile on another site; samples have none. */
export function Speakers({ speakers: { heading, text, profile, sample, people } }: Props) {
  return (
    <section className={styles.speakers} id="speakers" aria-labelledby="speakers-heading">
      <h2 id="speakers-heading">{heading}</h2>
      {people.map((person) => {
        const { src, width, height } = person.portrait;
        return (
          <article className={styles.speaker} key={person.name}>
            <img src={src} width={width} height={height} alt={person.portraitAlt} loading="lazy" />
            <h3>{person.name}</h3>
            <p>{person.role}</p>
            {person.sample ? (
              <SampleTag label={sample} />
            ) : (
              <TextLink href={person.profile} rel="external noopener">
                {profile}
                <span className="visually-hidden">: {person.name}</span>
              </TextLink>
            )}
          </article>
        );
      })}
      <p className={styles.note}>{text}</p>
    </section>
  );
}
