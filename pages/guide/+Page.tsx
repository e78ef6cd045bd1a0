import { PageFrame } from '#components/layout/PageFrame.tsx';
import { GuideText } from '#components/sections/guides/GuideText.tsx';
import { Reviewed } from '#components/sections/guides/Reviewed.tsx';
import { glossaryTerms } from '#content/collections/glossary/index.ts';
import { guideBySlug } from '#content/collections/guides/index.ts';
import { howToSeries } from '#content/pages/how-to-series.ts';
import { picture } from '#content/pictures.ts';
import { buildDay } from '#content/schema/entries/buildTime.server.ts';
import { isOverdue } from '#content/schema/review.server.ts';
import { readingWords } from '#content/site/reading-words.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { orNotFound } from '#pages/orNotFound.ts';

export default function Page({ facts, params: { slug = '' } }: PageProps) {
  const guide = orNotFound(guideBySlug(slug));
  const { lastReviewed, nextReview } = howToSeries.guide;
  const dates = [
    { label: lastReviewed, iso: guide.lastReviewed },
    { label: nextReview, iso: guide.nextReview },
  ];
  const overdue = isOverdue(guide, buildDay) ? readingWords.overdue : undefined;
  return (
    <PageFrame facts={facts} lead={guide.lead} long head={<Reviewed dates={dates} overdue={overdue} />}>
      <GuideText
        guide={guide}
        cover={picture(guide.cover)}
        labels={howToSeries.guide}
        inShort={readingWords.inShort}
        terms={glossaryTerms}
      />
    </PageFrame>
  );
}
