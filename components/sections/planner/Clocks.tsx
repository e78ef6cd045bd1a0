import type { ReactNode } from 'react';
import { Section } from '#components/layout/Section.tsx';
import { FactsStrip } from '#components/ui/lists/FactsStrip.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import type { ComplianceCalendar } from '#content/pages/compliance-calendar.ts';

type Props = ComplianceCalendar['clocks'] & {
  /** What follows them at the end of the page. */
  children?: ReactNode;
};

/** Deadlines that run from an event and so have no place in a calendar, each with its source. */
export function Clocks({ heading, text, list, children }: Props) {
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
      {children}
    </Section>
  );
}
