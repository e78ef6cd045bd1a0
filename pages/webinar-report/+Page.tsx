import { PageHead } from '#components/layout/PageHead.tsx';
import { VideoFacade } from '#components/sections/media/VideoFacade.tsx';
import { KeptNote } from '#components/sections/offline/KeptNote.tsx';
import { OtherWebinars } from '#components/sections/webinars/OtherWebinars.tsx';
import { WebinarReport } from '#components/sections/webinars/WebinarReport.tsx';
import { picture } from '#content/collections/pictures.ts';
import { videoWords } from '#content/collections/videos.ts';
import { webinarBySlug } from '#content/collections/webinars/index.ts';
import { offlineReading } from '#content/pages/offline.ts';
import { besideReport, webinarPages, webinarVideo } from '#content/pages/webinars.ts';
import { breadcrumbs } from '#content/site/breadcrumbs.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { found } from '#pages/orNotFound.ts';

export default function Page({ params: { slug = '' } }: PageProps) {
  const webinar = found(webinarBySlug(slug));
  const { title, crumb, lead, img } = webinar;
  const trail = [breadcrumbs.learningHub, breadcrumbs.webinars];
  const breadcrumb = { label: breadcrumbs.label, trail, current: crumb };
  return (
    <main id="main" data-ink="fiver" data-search-kind="webinar">
      <PageHead rosette="guides" breadcrumb={breadcrumb} title={title} long lead={lead} />
      <WebinarReport
        webinar={webinar}
        picture={picture(img)}
        labels={webinarPages.report}
        video={<VideoFacade {...webinarVideo(webinar)} words={videoWords} sizes="(min-width: 992px) 52rem, 100vw" />}
        aside={<OtherWebinars {...besideReport(slug)} />}
      />
      <KeptNote {...offlineReading} />
    </main>
  );
}
