import { GuideText } from '#components/guide/GuideText.tsx';
import { Reviewed } from '#components/guide/Reviewed.tsx';
import { KeptNote } from '#components/offline/KeptNote.tsx';
import { PageHead } from '#components/page/PageHead.tsx';
import { breadcrumbs } from '#content/breadcrumbs.ts';
import { glossaryTerms } from '#content/glossary.ts';
import { guideBySlug } from '#content/guides/index.ts';
import { howToSeries, reviewDates } from '#content/how-to-series.ts';
import { offlineReading } from '#content/offline.ts';
import type { PageProps } from '../+onRenderHtml.tsx';
import { found } from '../found.ts';

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
