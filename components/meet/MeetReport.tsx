import type { ReactNode } from 'react';
import type { WelcomeMeet } from '#content/welcome-meet.ts';
import { FactsStrip } from '../facts/FactsStrip.tsx';
import { Columns } from '../layout/Columns.tsx';
import { Section } from '../layout/Section.tsx';
import { Prose } from '../prose/Prose.tsx';
import { Badge } from '../section/Badge.tsx';
import styles from './MeetReport.module.css';

type Props = {
  report: WelcomeMeet['report'];
  /** The film of the evening. */
  video: ReactNode;
};

/** How a past meeting went: what there is to say, who came, and the film. */
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
