import { Columns } from '#components/layout/Columns.tsx';
import { Section } from '#components/layout/Section.tsx';
import type { WelcomeMeet } from '#content/pages/welcome-msb-meet-up-19th-june-2025.ts';
import styles from './Programme.module.css';
import { Speakers } from './Speakers.tsx';

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
            <thead>
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
        {speakers.people.length > 0 && <Speakers speakers={speakers} />}
      </Columns>
    </Section>
  );
}
