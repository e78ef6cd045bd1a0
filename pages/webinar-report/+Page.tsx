import { KeptNote } from '#components/offline/KeptNote.tsx';
import { PageHead } from '#components/page/PageHead.tsx';
import { VideoFacade } from '#components/video/VideoFacade.tsx';
import { OtherWebinars } from '#components/webinar/OtherWebinars.tsx';
import { WebinarReport } from '#components/webinar/WebinarReport.tsx';
import { breadcrumbs } from '#content/breadcrumbs.ts';
import { offlineReading } from '#content/offline.ts';
import { picture } from '#content/pictures.ts';
import { videoWords } from '#content/videos.ts';
import { besideReport, webinarPages, webinarVideo } from '#content/webinar-pages.ts';
import { webinarBySlug } from '#content/webinars.ts';
import type { PageProps } from '../+onRenderHtml.tsx';
import { found } from '../found.ts';

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
