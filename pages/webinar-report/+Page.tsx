import { PageFrame } from '#components/layout/PageFrame.tsx';
import { VideoFacade } from '#components/sections/media/VideoFacade.tsx';
import { OtherWebinars } from '#components/sections/webinars/OtherWebinars.tsx';
import { ReportCard, WebinarReport } from '#components/sections/webinars/WebinarReport.tsx';
import { webinars } from '#content/collections/webinars/index.ts';
import { webinarPages } from '#content/pages/webinars.ts';
import { videoWords } from '#content/site/media-words.ts';
import { readingWords, sampleWord } from '#content/site/reading-words.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { entryAt } from '#pages/entryAt.ts';
import { besideReport } from '#pages/model/posts.ts';

export default function Page({ model, params: { slug = '' } }: PageProps) {
  const webinar = entryAt(webinars, slug);
  const { film } = model;
  const video = film && (
    <VideoFacade {...film} description={film.title} words={videoWords} sizes="(min-width: 62em) 30rem, 100vw" />
  );
  const { report } = webinarPages;
  const card = <ReportCard webinar={webinar} video={video} labels={report} sample={sampleWord} />;
  return (
    <PageFrame model={model} lead={webinar.lead} card={card}>
      <WebinarReport
        webinar={webinar}
        labels={report}
        words={readingWords}
        aside={<OtherWebinars {...besideReport(model.path)} />}
      />
    </PageFrame>
  );
}
