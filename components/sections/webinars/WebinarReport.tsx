import type { ReactNode } from 'react';
import { longDate } from '#components/format/formatDate.ts';
import { SampleTag } from '#components/ornament/SampleTag.tsx';
import { readMarkdown, splitOpening, tableOfContents } from '#components/prose/markdown.ts';
import { Prose } from '#components/prose/Prose.tsx';
import { PostLayout } from '#components/sections/posts/PostLayout.tsx';
import { Checklist } from '#components/ui/lists/Checklist.tsx';
import { FactsStrip } from '#components/ui/lists/FactsStrip.tsx';
import type { Webinar } from '#content/collections/webinars/schema.server.ts';
import type { webinarPages } from '#content/pages/webinars.ts';
import type { Picture as PictureData } from '#content/pictures.ts';
import type { readingWords } from '#content/site/reading-words.ts';
import styles from './webinars.module.css';

type Props = {
  webinar: Webinar;
  picture: PictureData;
  labels: (typeof webinarPages)['report'];
  /** The recording, where there is one. */
  video: ReactNode;
  words: Pick<typeof readingWords, 'contents'>;
  /** The column at the right: the other webinars. */
  aside: ReactNode;
};

/** The report of a webinar: its facts, what to take away, the recording and the text (specification 2.15). */
export function WebinarReport({ webinar, picture, labels, video, words, aside }: Props) {
  const { date, time, duration, platform, attendance, highlights, body, imageAlt } = webinar;
  const text = readMarkdown(body);
  const { opening, rest } = splitOpening(text);
  const facts = [
    {
      figure: longDate(date),
      text: (
        <>
          {[time.text, duration].filter(Boolean).join(', ')}
          <SampleTag sample={time.sample} label={labels.sample} />
        </>
      ),
    },
    { figure: platform.text, text: labels.facts.platform },
    { figure: attendance, text: labels.facts.attendance },
  ];
  return (
    <PostLayout
      ink="fiver"
      picture={picture}
      alt={imageAlt}
      className={styles.report}
      aside={aside}
      film={
        video && (
          <>
            <Prose markdown={opening} />
            {video}
          </>
        )
      }
      contents={{ label: words.contents, sections: tableOfContents(text) }}
    >
      {!video && <Prose markdown={opening} />}
      <FactsStrip facts={facts} />
      <section aria-labelledby="highlights">
        <h2 id="highlights">{labels.highlights}</h2>
        <Checklist items={highlights} />
      </section>
      <Prose markdown={rest} />
    </PostLayout>
  );
}
