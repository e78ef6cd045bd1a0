import { PageHead } from '#components/layout/PageHead.tsx';
import { LegalText } from '#components/sections/guides/LegalText.tsx';
import { Reviewed } from '#components/sections/guides/Reviewed.tsx';
import { legalLabels } from '#content/pages/legal.ts';
import { termsAndConditions } from '#content/pages/terms-and-conditions.ts';
import { breadcrumbs } from '#content/site/breadcrumbs.ts';

export default function Page() {
  const { title, lead, lastUpdated } = termsAndConditions;
  const breadcrumb = { label: breadcrumbs.label, trail: [breadcrumbs.home], current: title };
  return (
    <main id="main" data-ink="pound">
      <PageHead rosette="become-a-member" breadcrumb={breadcrumb} title={title} lead={lead}>
        <Reviewed dates={[{ label: legalLabels.lastUpdated, iso: lastUpdated }]} />
      </PageHead>
      <LegalText page={termsAndConditions} contents={legalLabels.contents} />
    </main>
  );
}
