import { PageFrame } from '#components/layout/PageFrame.tsx';
import { LegalText } from '#components/sections/guides/LegalText.tsx';
import { Reviewed } from '#components/sections/guides/Reviewed.tsx';
import { legalLabels } from '#content/pages/legal.ts';
import { termsAndConditions } from '#content/pages/terms-and-conditions.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';

export default function Page({ facts }: PageProps) {
  const { lead, lastUpdated } = termsAndConditions;
  return (
    <PageFrame
      facts={facts}
      lead={lead}
      head={<Reviewed dates={[{ label: legalLabels.lastUpdated, iso: lastUpdated }]} />}
    >
      <LegalText page={termsAndConditions} contents={legalLabels.contents} />
    </PageFrame>
  );
}
