import { Columns } from '#components/layout/Columns.tsx';
import { Section } from '#components/layout/Section.tsx';
import { SampleTag } from '#components/ornament/SampleTag.tsx';
import { Portrait } from '#components/ui/Portrait.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import type { WelcomeMeet } from '#content/pages/welcome-msb-meet-up-19th-june-2025.ts';
import styles from './Programme.module.css';

/** The speakers: portrait, name, role and a link to each profile on another site. */
function Speakers({ heading, text, profile, sample, people }: WelcomeMeet['speakers']) {
  return (
    <section className={styles.speakers} id="speakers" aria-labelledby="speakers-heading">
      <h2 id="speakers-heading">{heading}</h2>
      {people.map((person) => (
        <article className={styles.speaker} key={person.name}>
          <Portrait name={person.name} picture={person.portrait} sizes="5rem" lazy />
          <h3>{person.name}</h3>
          <p>{person.role}</p>
          <TextLink href={person.profile} rel="external noopener">
            {profile}
            <span className="visually-hidden">: {person.name}</span>
          </TextLink>
        </article>
      ))}
      {people.some((person) => person.sample) && (
        <p className={styles.note}>
          <SampleTag label={sample} />
          {text}
        </p>
      )}
    </section>
  );
}

type Props = { schedule: WelcomeMeet['schedule']; speakers: WelcomeMeet['speakers'] };

/** The evening's schedule, and those who spoke. */
export function Programme({ schedule: { heading, columns, rows }, speakers }: Props) {
  return (
    <Section id="programme" top="flush">
      <Columns split="halves">
        <section id="schedule" aria-labelledby="schedule-heading">
          <h2 className={styles.heading} id="schedule-heading">
            {heading}
          </h2>
          <table className={styles.schedule}>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">{columns.time}</th>
                <th scope="col">{columns.what}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ time, what }) => (
                <tr key={time}>
                  <th scope="row">{time}</th>
                  <td>{what}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        {speakers.people.length > 0 && <Speakers {...speakers} />}
      </Columns>
    </Section>
  );
}
