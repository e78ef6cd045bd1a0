import { PageFrame } from '#components/layout/PageFrame.tsx';
import { LegalText } from '#components/sections/guides/LegalText.tsx';
import { Reviewed } from '#components/sections/guides/Reviewed.tsx';
import { termsAndConditions } from '#content/pages/terms-and-conditions.ts';
import { readingWords } from '#content/site/reading-words.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';

export default function Page({ model }: PageProps) {
  const { lead, lastUpdated } = termsAndConditions;
  return (
    <PageFrame
      model={model}
      lead={lead}
      head={<Reviewed dates={[{ label: readingWords.lastUpdated, iso: lastUpdated }]} />}
    >
      <LegalText page={termsAndConditions} contents={readingWords.contents} />
    </PageFrame>
  );
}
