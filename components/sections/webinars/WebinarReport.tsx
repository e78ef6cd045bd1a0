import type { ReactNode } from 'react';
import { Columns } from '#components/layout/Columns.tsx';
import { Section } from '#components/layout/Section.tsx';
import { Frame } from '#components/ornament/Frame.tsx';
import { Prose } from '#components/prose/Prose.tsx';
import { longDate } from '#components/ui/formatDate.ts';
import { Checklist } from '#components/ui/lists/Checklist.tsx';
import { FactsStrip } from '#components/ui/lists/FactsStrip.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { Picture as PictureData } from '#content/collections/pictures.ts';
import type { Webinar } from '#content/collections/webinars/schema.server.ts';
import type { WebinarReportLabels } from '#content/pages/webinars.ts';
import styles from './WebinarReport.module.css';

type Props = {
  webinar: Webinar;
  picture: PictureData;
  labels: WebinarReportLabels;
  /** The recording. */
  video: ReactNode;
  /** The column at the right: the other webinars. */
  aside: ReactNode;
};

/** The report of a webinar: its facts, what to take away, the recording and the text (specification 2.15). */
export function WebinarReport({ webinar, picture, labels, video, aside }: Props) {
  const { date, time, duration, platform, attendance, highlights, body, alt } = webinar;
  const facts = [
    { figure: longDate(date), text: [time.text, duration].filter(Boolean).join(', ') },
    { figure: platform, text: labels.facts.platform },
    { figure: attendance, text: labels.facts.attendance },
  ];
  return (
    <Section top="close">
      <Columns split="aside">
        <article className={styles.report}>
          <Frame ink="fiver">
            <div className={styles.picture}>
              <Picture picture={picture} alt={alt} sizes="(min-width: 992px) 52rem, 100vw" priority />
            </div>
          </Frame>
          <FactsStrip facts={facts} />
          <section aria-labelledby="highlights">
            <h2 id="highlights">{labels.highlights}</h2>
            <Checklist items={highlights} />
          </section>
          <section aria-labelledby="recording">
            <h2 id="recording">{labels.video}</h2>
            {video}
          </section>
          <Prose markdown={body} />
        </article>
        <div className={styles.aside}>{aside}</div>
      </Columns>
    </Section>
  );
}
