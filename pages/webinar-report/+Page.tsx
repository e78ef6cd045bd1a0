import { PageFrame } from '#components/layout/PageFrame.tsx';
import { VideoFacade } from '#components/sections/media/VideoFacade.tsx';
import { OtherWebinars } from '#components/sections/webinars/OtherWebinars.tsx';
import { WebinarReport } from '#components/sections/webinars/WebinarReport.tsx';
import { webinarBySlug } from '#content/collections/webinars/index.ts';
import { webinarPages } from '#content/pages/webinars.ts';
import { videoWords } from '#content/site/media-words.ts';
import { readingWords } from '#content/site/reading-words.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { besideReport } from '#pages/model/posts.ts';
import { orNotFound } from '#pages/orNotFound.ts';

export default function Page({ model, params: { slug = '' } }: PageProps) {
  const webinar = orNotFound(webinarBySlug(slug));
  const { film } = model;
  return (
    <PageFrame model={model} lead={webinar.lead} long>
      <WebinarReport
        webinar={webinar}
        picture={orNotFound(model.text).cover}
        labels={webinarPages.report}
        video={
          film && (
            <VideoFacade {...film} description={film.title} words={videoWords} sizes="(min-width: 62em) 52rem, 100vw" />
          )
        }
        words={readingWords}
        aside={<OtherWebinars {...besideReport(model.path)} />}
      />
    </PageFrame>
  );
}
