import { LegalText } from '#components/guide/LegalText.tsx';
import { Reviewed } from '#components/guide/Reviewed.tsx';
import { PageHead } from '#components/page/PageHead.tsx';
import { breadcrumbs } from '#content/breadcrumbs.ts';
import { legalLabels } from '#content/legal/labels.ts';
import { termsAndConditions } from '#content/legal/terms-and-conditions.ts';

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
