import type { ReactNode } from 'react';
import { Columns } from '#components/layout/Columns.tsx';
import { Section } from '#components/layout/Section.tsx';
import { Prose } from '#components/prose/Prose.tsx';
import { Badge } from '#components/ui/Badge.tsx';
import { FactsStrip } from '#components/ui/lists/FactsStrip.tsx';
import type { WelcomeMeet } from '#content/pages/welcome-msb-meet-up-19th-june-2025.ts';
import styles from './MeetReport.module.css';

type Props = {
  report: WelcomeMeet['report'];
  /** The evening's video. */
  video: ReactNode;
};

/** The report of a past meeting: text, figures and video. */
export function MeetReport({ report: { badge, heading, body, figures }, video }: Props) {
  return (
    <Section id="report" top="close">
      <Columns split="halves">
        <div className={styles.text}>
          <Badge>{badge}</Badge>
          <h2>{heading}</h2>
          <Prose markdown={body} />
          <FactsStrip facts={figures} />
        </div>
        <div className={styles.video}>{video}</div>
      </Columns>
    </Section>
  );
}
