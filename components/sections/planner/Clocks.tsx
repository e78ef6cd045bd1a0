import { Section } from '#components/layout/Section.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import type { ComplianceCalendar } from '#content/pages/compliance-calendar.ts';
import styles from './Clocks.module.css';

/** Deadlines that run from an event and so have no place in a calendar, each with its source. */
export function Clocks({ heading, text, list }: ComplianceCalendar['clocks']) {
  return (
    <Section top="close">
      <SectionHead heading={heading}>
        <p>{text}</p>
      </SectionHead>
      <dl className={styles.clocks}>
        {list.map(({ figure, text, source }) => (
          <div key={figure}>
            <dt>{figure}</dt>
            <dd>
              {text}.{' '}
              <a href={source.url} rel="external noopener">
                {source.title}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
