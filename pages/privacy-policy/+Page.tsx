import { LegalText } from '#components/guide/LegalText.tsx';
import { Reviewed } from '#components/guide/Reviewed.tsx';
import { PageHead } from '#components/page/PageHead.tsx';
import { breadcrumbs } from '#content/breadcrumbs.ts';
import { legalLabels } from '#content/legal/labels.ts';
import { privacyPolicy } from '#content/legal/privacy-policy.ts';

export default function Page() {
  const { title, lead, lastUpdated } = privacyPolicy;
  const breadcrumb = { label: breadcrumbs.label, trail: [breadcrumbs.home], current: title };
  return (
    <main id="main" data-ink="pound">
      <PageHead rosette="become-a-member" breadcrumb={breadcrumb} title={title} lead={lead}>
        <Reviewed dates={[{ label: legalLabels.lastUpdated, iso: lastUpdated }]} />
      </PageHead>
      <LegalText page={privacyPolicy} contents={legalLabels.contents} />
    </main>
  );
}
