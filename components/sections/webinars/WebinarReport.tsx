import type { ReactNode } from 'react';
import { longDate } from '#components/format/formatDate.ts';
import { SampleTag } from '#components/ornament/SampleTag.tsx';
import { readMarkdown, splitOpening, tableOfContents } from '#components/prose/markdown.ts';
import { Prose } from '#components/prose/Prose.tsx';
import { PostLayout } from '#components/sections/posts/PostLayout.tsx';
import { Checklist } from '#components/ui/lists/Checklist.tsx';
import type { Webinar } from '#content/collections/webinars/schema.server.ts';
import type { webinarPages } from '#content/pages/webinars.ts';
import type { readingWords } from '#content/site/reading-words.ts';
import styles from './webinars.module.css';

type Labels = (typeof webinarPages)['report'];

type CardProps = {
  webinar: Webinar;
  /** The recording, where there is one. */
  video: ReactNode;
  labels: Labels;
  /** The tag of a sample. */
  sample: string;
};

/** For the card in a report's head: its recording, day, platform and attendance. */
export function ReportCard({ webinar, video, labels: { facts }, sample }: CardProps) {
  const { date, time, duration, platform, attendance } = webinar;
  return (
    <>
      {video}
      <dl className={styles.facts}>
        <div className="row">
          <dt>{longDate(date)}</dt>
          <dd>
            {[time.text, duration].filter(Boolean).join(', ')}
            <SampleTag sample={time.sample} label={sample} />
          </dd>
        </div>
        <div className="row">
          <dt>{platform.text}</dt>
          <dd>{facts.platform}</dd>
        </div>
        <div className="row">
          <dt>{attendance}</dt>
          <dd>{facts.attendance}</dd>
        </div>
      </dl>
    </>
  );
}

type Props = {
  webinar: Webinar;
  labels: Labels;
  words: Pick<typeof readingWords, 'contents'>;
  /** The column at the right: the other webinars. */
  aside: ReactNode;
};

/** The report of a webinar below its head: what to take away, and the text (specification 2.15). */
export function WebinarReport({ webinar: { highlights, body }, labels, words, aside }: Props) {
  const text = readMarkdown(body);
  const { opening, rest } = splitOpening(text);
  return (
    <PostLayout
      className={styles.report}
      aside={aside}
      contents={{ label: words.contents, sections: tableOfContents(text) }}
    >
      <Prose markdown={opening} />
      <section aria-labelledby="highlights">
        <h2 id="highlights">{labels.highlights}</h2>
        <Checklist items={highlights} />
      </section>
      <Prose markdown={rest} />
    </PostLayout>
  );
}
