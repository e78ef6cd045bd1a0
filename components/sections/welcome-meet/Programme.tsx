import { Columns } from '#components/layout/Columns.tsx';
import { Section } from '#components/layout/Section.tsx';
import { Prose } from '#components/prose/Prose.tsx';
import type { WelcomeMeet } from '#content/pages/welcome-msb-meet-up-19th-june-2025.ts';
import styles from './Programme.module.css';

type Props = { guest: WelcomeMeet['guest']; schedule: WelcomeMeet['schedule'] };

/** The evening's schedule, and the special guest with what members are asked to prepare. */
export function Programme({ guest, schedule: { heading, columns, rows } }: Props) {
  return (
    <Section id="programme" top="flush">
      <Columns split="halves">
        <section className={styles.guest} id="special-guest" aria-labelledby="guest-heading">
          <h2 id="guest-heading">{guest.heading}</h2>
          <Prose markdown={guest.body} />
        </section>
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
      </Columns>
    </Section>
  );
}
