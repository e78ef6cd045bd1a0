import { PageHead } from '#components/layout/PageHead.tsx';
import { GuideText } from '#components/sections/guides/GuideText.tsx';
import { Reviewed } from '#components/sections/guides/Reviewed.tsx';
import { KeptNote } from '#components/sections/offline/KeptNote.tsx';
import { glossaryTerms } from '#content/collections/glossary/index.ts';
import { guideBySlug } from '#content/collections/guides/index.ts';
import { howToSeries, reviewDates } from '#content/pages/how-to-series.ts';
import { offlineReading } from '#content/pages/offline.ts';
import { breadcrumbs } from '#content/site/breadcrumbs.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { found } from '#pages/orNotFound.ts';

export default function Page({ params: { slug = '' } }: PageProps) {
  const guide = found(guideBySlug(slug));
  const trail = [breadcrumbs.learningHub, breadcrumbs.howToSeries];
  const breadcrumb = { label: breadcrumbs.label, trail, current: guide.crumb };
  return (
    <main id="main" data-ink="fiver" data-search-kind="guide">
      <PageHead rosette="guides" breadcrumb={breadcrumb} title={guide.title} long lead={guide.lead}>
        <Reviewed dates={reviewDates(guide)} />
      </PageHead>
      <GuideText guide={guide} labels={howToSeries.guide} terms={glossaryTerms} />
      <KeptNote {...offlineReading} />
    </main>
  );
}
