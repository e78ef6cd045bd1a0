import { PageFrame } from '#components/layout/PageFrame.tsx';
import { LegalText } from '#components/sections/guides/LegalText.tsx';
import { Reviewed } from '#components/sections/guides/Reviewed.tsx';
import { privacyPolicy } from '#content/pages/privacy-policy.ts';
import { readingWords } from '#content/site/reading-words.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';

export default function Page({ model }: PageProps) {
  const { lead, lastUpdated } = privacyPolicy;
  return (
    <PageFrame
      model={model}
      lead={lead}
      head={<Reviewed dates={[{ label: readingWords.lastUpdated, iso: lastUpdated }]} />}
    >
      <LegalText page={privacyPolicy} contents={readingWords.contents} />
    </PageFrame>
  );
}
