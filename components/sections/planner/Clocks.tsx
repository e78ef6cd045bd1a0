import { Section } from '#components/layout/Section.tsx';
import { FactsStrip } from '#components/ui/lists/FactsStrip.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import type { ComplianceCalendar } from '#content/pages/compliance-calendar.ts';

/** Deadlines that run from an event and so have no place in a calendar, each with its source. */
export function Clocks({ heading, text, list }: ComplianceCalendar['clocks']) {
  return (
    <Section top="close">
      <SectionHead heading={heading}>
        <p>{text}</p>
      </SectionHead>
      <FactsStrip
        facts={list.map(({ figure, text, source }) => ({
          figure,
          text: (
            <>
              {text}.{' '}
              <a href={source.url} rel="external noopener">
                {source.title}
              </a>
            </>
          ),
        }))}
      />
    </Section>
  );
}
