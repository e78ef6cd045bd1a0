import { PageFrame } from '#components/layout/PageFrame.tsx';
import { InShort } from '#components/prose/InShort.tsx';
import { GuideText } from '#components/sections/guides/GuideText.tsx';
import { Reviewed } from '#components/sections/guides/Reviewed.tsx';
import { glossaryTerms } from '#content/collections/glossary/index.ts';
import { guides } from '#content/collections/guides/index.ts';
import { howToSeries } from '#content/pages/how-to-series.ts';
import { readingWords } from '#content/site/reading-words.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { entryAt } from '#pages/entryAt.ts';
import { reviewOf } from '#pages/model/review.ts';

export default function Page({ model, params: { slug = '' } }: PageProps) {
  const guide = entryAt(guides, slug);
  return (
    <PageFrame
      model={model}
      lead={guide.lead}
      card={<InShort heading={readingWords.inShort} points={guide.inShort} />}
      head={<Reviewed {...reviewOf(guide)} />}
    >
      <GuideText guide={guide} labels={howToSeries.guide} terms={glossaryTerms} />
    </PageFrame>
  );
}
